import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Records from './parts/Records';

/** The landscape form: data scientist on the left, services in the middle, pods on the right. */
const wide = (
  <>
    <Person x={2} y={116} width={190} height={76} title="Data scientist" text="sends tasks" />
    <Box x={294} y={2} width={150} height={60} title="Hub" />
    <Box x={294} y={124} width={150} height={60} title={['Message', 'service']} shape="relay" />
    <Box x={294} y={246} width={150} height={60} title={['Access', 'manager']} />
    <Pod x={560} y={11} width={146} height={295} several text={['beside the', 'data']} />
    <rect className="d-vault" x={574} y={178} width={118} height={112} rx={3} />
    <path className="d-row" d="M588 194h32m-32 8h32m-32 8h32M599 190v24m11-24v24" />
    <Lines x={588} y={236} of={['records,', 'images, files', 'stay here']} voice="g" />
    <Arrow
      via={[
        [294, 32],
        [60, 32],
        [60, 116],
      ]}
    />
    <Lines x={76} y={22} of="schema, public key" voice="a" />
    <Arrow
      via={[
        [560, 32],
        [444, 32],
      ]}
    />
    <Lines x={456} y={54} of={['name, key,', 'schema']} voice="a" />
    <Arrow
      via={[
        [192, 140],
        [294, 140],
      ]}
      kind="task"
    />
    <Lines x={216} y={132} of="task" />
    <Arrow
      via={[
        [294, 168],
        [192, 168],
      ]}
    />
    <Lines x={210} y={190} of="results" voice="a" />
    <Arrow
      via={[
        [444, 140],
        [560, 140],
      ]}
      kind="task"
    />
    <Lines x={486} y={132} of="task" />
    <Arrow
      via={[
        [560, 168],
        [444, 168],
      ]}
    />
    <Lines x={480} y={190} of="results" voice="a" />
    <Arrow
      via={[
        [560, 262],
        [444, 262],
      ]}
    />
    <Lines x={468} y={252} of="may they?" voice="a" />
    <Arrow
      via={[
        [444, 290],
        [560, 290],
      ]}
      kind="task"
    />
    <Lines x={478} y={281} of="yes, no" />
  </>
);

/** Draws which parties of the platform communicate, and the data they exchange. */
export default function Platform(): ReactNode {
  return (
    <Frame
      name="platform"
      title="Who talks to whom on the platform"
      words="At the top a data scientist, in the middle three services on the web: hub, message service and access manager. At the bottom pods, one at each site. The pod sends the hub the name, description and schema of each dataset and its public key; the data scientist’s machine gets schema and key from there. The task goes from the data scientist through the message service to the pod, and results come back the same way. Before it accepts a task, the pod asks the access manager whether this person may run it. Every connection is opened from the data scientist’s machine or from the pod, never towards them. Records, images and files stay at the pod, except what a task returns or uploads."
      caption="Pods and data scientists never connect to each other: both call the services, and what the task’s protocol returns comes back, with the texts of errors."
      height={424}
      wide={{height: 310, content: wide}}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={60}
        title="Data scientist"
        text="sends tasks from a machine of their own"
      />
      <Box x={2} y={146} width={110} height={60} title="Hub" />
      <Box x={126} y={146} width={148} height={60} title={['Message', 'service']} shape="relay" />
      <Box x={288} y={146} width={110} height={60} title={['Access', 'manager']} />
      <Pod
        x={2}
        y={304}
        width={384}
        height={116}
        several
        text="beside the data; opens outgoing connections only"
      >
        <Records x={18} y={364} width={352} of="records, images and files stay here" />
      </Pod>

      <Arrow
        via={[
          [22, 146],
          [22, 62],
        ]}
      />
      <Lines x={34} y={98} of={['schema,', 'public key']} voice="a" />
      <Arrow
        via={[
          [152, 62],
          [152, 146],
        ]}
        kind="task"
      />
      <Lines x={163} y={98} of="task" />
      <Arrow
        via={[
          [248, 146],
          [248, 62],
        ]}
      />
      <Lines x={238} y={122} of="results" voice="a" anchor="end" />

      <Arrow
        via={[
          [22, 304],
          [22, 206],
        ]}
      />
      <Lines x={34} y={232} of={['name,', 'schema,', 'public key']} voice="a" />
      <Arrow
        via={[
          [152, 206],
          [152, 304],
        ]}
        kind="task"
      />
      <Lines x={163} y={246} of="task" />
      <Arrow
        via={[
          [248, 304],
          [248, 206],
        ]}
      />
      <Lines x={238} y={272} of="results" voice="a" anchor="end" />
      <Arrow
        via={[
          [299, 304],
          [299, 206],
        ]}
      />
      <Lines x={309} y={238} of="may they?" voice="a" />
      <Arrow
        via={[
          [391, 206],
          [391, 295],
        ]}
        kind="task"
      />
      <Lines x={380} y={266} of="yes, no" anchor="end" />
    </Frame>
  );
}
