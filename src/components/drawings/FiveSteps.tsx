import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Records from './parts/Records';
import Step from './parts/Step';

/** Draws the five steps of a task on the parts of the platform. */
export default function FiveSteps(): ReactNode {
  return (
    <Frame
      name="five-steps"
      title="How a task runs, in five steps"
      words="At the top the modeller, in the middle the hub, the message service and the access manager, at the bottom the pod with its records. One: the pod registers the description of its datasets with the hub. Two: the modeller sends a task through the message service to the pod. Three: the pod asks the access manager whether this person may run this task. Four: the pod runs the task next to the records, which stay there. Five: results go back through the message service to the modeller."
      caption="The numbers are those of the steps below."
      height={440}
      wide={{
        height: 308,
        content: (
          <>
            <Person x={2} y={104} width={160} height={76} title="Modeller" text="sends tasks" />
            <Box x={276} y={2} width={150} height={60} title="Hub" />
            <Box
              x={276}
              y={112}
              width={150}
              height={60}
              title={['Message', 'service']}
              shape="relay"
            />
            <Box x={276} y={238} width={150} height={60} title={['Access', 'manager']} />
            <Pod
              x={546}
              y={2}
              width={172}
              height={296}
              text={['next to the', 'data, runs', 'the task']}
            />
            <rect className="d-vault" x={562} y={194} width={140} height={90} rx={3} />
            <path className="d-row" d="M578 212h32m-32 8h32m-32 8h32M589 208v24m11-24v24" />
            <Lines x={578} y={254} of={['records', 'stay here']} voice="g" />
            <Arrow
              via={[
                [546, 32],
                [426, 32],
              ]}
            />
            <Step x={518} y={32} number={1} />
            <Arrow
              via={[
                [162, 128],
                [276, 128],
              ]}
              kind="task"
            />
            <Arrow
              via={[
                [426, 128],
                [546, 128],
              ]}
              kind="task"
            />
            <Step x={210} y={128} number={2} />
            <Arrow
              via={[
                [546, 160],
                [426, 160],
              ]}
            />
            <Arrow
              via={[
                [276, 160],
                [162, 160],
              ]}
            />
            <Step x={232} y={160} number={5} />
            <Arrow
              via={[
                [546, 256],
                [426, 256],
              ]}
            />
            <Step x={518} y={256} number={3} />
            <Arrow
              via={[
                [426, 282],
                [546, 282],
              ]}
              kind="task"
            />
            <Step x={680} y={28} number={4} />
            <Lines x={438} y={20} of="schema" voice="a" />
            <Lines x={176} y={108} of="task" />
            <Lines x={176} y={192} of="results" voice="a" />
            <Lines x={438} y={236} of="may they?" voice="a" />
            <Lines x={438} y={301} of="yes or no" />
          </>
        ),
      }}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={60}
        title="Modeller"
        text="sends a task, gets results"
      />
      <Box x={2} y={150} width={110} height={60} title="Hub" />
      <Box x={126} y={150} width={148} height={60} title={['Message', 'service']} shape="relay" />
      <Box x={288} y={150} width={110} height={60} title={['Access', 'manager']} />
      <Pod x={2} y={300} width={396} height={138} text="next to the data">
        <Records x={18} y={380} width={364} of="records, images and files stay here" />
      </Pod>
      <Step x={370} y={328} number={4} />
      <Lines x={348} y={333} of="runs the task" anchor="end" />
      <Arrow
        via={[
          [57, 300],
          [57, 210],
        ]}
      />
      <Step x={57} y={260} number={1} />
      <Arrow
        via={[
          [162, 62],
          [162, 150],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [162, 210],
          [162, 300],
        ]}
        kind="task"
      />
      <Step x={162} y={102} number={2} />
      <Arrow
        via={[
          [238, 300],
          [238, 210],
        ]}
      />
      <Arrow
        via={[
          [238, 150],
          [238, 62],
        ]}
      />
      <Step x={238} y={102} number={5} />
      <Arrow
        via={[
          [326, 300],
          [326, 210],
        ]}
      />
      <Step x={326} y={260} number={3} />
      <Arrow
        via={[
          [362, 210],
          [362, 300],
        ]}
        kind="task"
      />
      <Lines x={146} y={107} of="task" anchor="end" />
      <Lines x={256} y={107} of="results" voice="a" />
      <Lines x={76} y={265} of="schema" voice="a" />
      <Lines x={308} y={238} of={['may', 'they?']} voice="a" anchor="end" />
      <Lines x={371} y={238} of={['yes,', 'no']} />
    </Frame>
  );
}
