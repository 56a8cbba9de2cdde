import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Records from './parts/Records';
import Step from './parts/Step';

/** Draws a task that looks patients up in the site's health-record system. */
export default function EhrFlow(): ReactNode {
  return (
    <Frame
      name="ehr-flow"
      title="How a task queries an EHR through a pod"
      words="First, the modeller sends a task through the message service to the pod. Second, the pod takes the patients from its dataset and asks the EHR for each of them by name and date of birth, NextGen by the date alone, over a connection of its own and with the site’s login. Third, the EHR answers the pod with diagnoses, appointments and other details. Fourth, the pod joins these with the dataset on its own machine. Fifth, what the task’s protocol returns goes through the message service to the modeller. Neither the modeller nor the message service is connected to the EHR."
      caption="Only the pod talks to the EHR, with the site’s login; what then leaves the pod depends on the task’s protocol."
      height={476}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={60}
        title="Modeller"
        text="has no connection to the EHR"
      />
      <Step x={44} y={94} number={1} />
      <Lines x={64} y={99} of="task" />
      <Box x={2} y={126} width={270} height={44} title="Message service" shape="relay" />
      <Arrow
        via={[
          [112, 62],
          [112, 126],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [112, 170],
          [112, 212],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [162, 212],
          [162, 170],
        ]}
      />
      <Arrow
        via={[
          [162, 126],
          [162, 62],
        ]}
      />
      <Step x={188} y={94} number={5} />
      <Lines x={208} y={99} of="what the protocol returns" voice="a" />

      <Pod x={2} y={212} width={270} height={262}>
        <Records x={16} y={254} width={242} of="patients of the dataset" />
      </Pod>
      <Step x={28} y={326} number={2} />
      <Lines x={52} y={322} of="asks for each of them" voice="t" />
      <Lines x={52} y={342} of="name and birth date" voice="a" />
      <Arrow
        via={[
          [272, 326],
          [312, 326],
        ]}
      />
      <Step x={28} y={384} number={3} />
      <Lines x={52} y={380} of="receives" voice="t" />
      <Lines x={52} y={400} of="diagnoses, appointments" />
      <Arrow
        via={[
          [312, 384],
          [272, 384],
        ]}
        kind="task"
      />
      <Step x={28} y={442} number={4} />
      <Lines x={52} y={438} of="joins both" voice="t" />
      <Lines x={52} y={458} of="on the pod’s machine" voice="g" />
      <Box
        x={312}
        y={254}
        width={86}
        height={220}
        title="EHR"
        text={['health', 'records', 'of the site']}
      />
    </Frame>
  );
}
