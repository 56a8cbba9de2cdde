import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Pod from './parts/Pod';
import Step from './parts/Step';

/** Draws a pod's steps from its start until it waits for tasks, and its messages to the services. */
export default function PodStart(): ReactNode {
  return (
    <Frame
      name="pod-start"
      title="How a pod starts"
      words="A pod starts in five steps, and every connection goes out from it. First it logs in to the log-in service with a browser; an API key needs no login, but goes with each request. Second it makes a schema of its data, unless there is one, and loads or makes its pair of keys; the records and the private key stay. Third it registers each dataset at the hub with name, schema and public key. Fourth it connects to the message service, announces its name, its datasets and facts about the machine, and waits for tasks. Fifth it sends the hub a heartbeat every ten seconds while it runs."
      caption="A starting pod opens every connection itself, and each dataset is registered by its description, not by its records."
      height={406}
    >
      <Pod x={2} y={2} width={242} height={402} text="one process beside the data" />
      <Row y={86} number={1} title="logs in" text="browser, if no API key" />
      <Row y={154} number={2} title="makes schema and keys" />
      <Lines x={52} y={170} of="records, private key stay" voice="g" />
      <Row y={222} number={3} title="registers its datasets" text="name, schema, public key" />
      <Row y={290} number={4} title="connects and waits" text="name, datasets, machine" />
      <Row y={358} number={5} title="shows that it is online" text="heartbeat every 10 s" />

      <Box x={280} y={61} width={118} height={50} title={['Log-in', 'service']} />
      <Arrow
        via={[
          [244, 86],
          [280, 86],
        ]}
      />
      <Box x={280} y={197} width={118} height={50} title="Hub" />
      <Arrow
        via={[
          [244, 222],
          [280, 222],
        ]}
      />
      <Box x={280} y={265} width={98} height={50} title={['Message', 'service']} shape="relay" />
      <Arrow
        via={[
          [244, 290],
          [280, 290],
        ]}
      />
      <Arrow
        via={[
          [244, 358],
          [389, 358],
          [389, 247],
        ]}
      />
    </Frame>
  );
}

interface RowProps {
  /** Vertical middle of the row. */
  readonly y: number;
  readonly number: number;
  readonly title: string;
  /** The data sent in this step. */
  readonly text?: string;
}

function Row({y, number, title, text = ''}: RowProps): ReactNode {
  return (
    <>
      <Step x={28} y={y} number={number} />
      <Lines x={52} y={y - 4} of={title} voice="t" />
      {text && <Lines x={52} y={y + 16} of={text} voice="a" />}
    </>
  );
}
