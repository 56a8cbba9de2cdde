import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Step from './parts/Step';

/** The landscape form: time runs to the right. */
const wide = (
  <>
    <path className="d-life" d="M132 34H716M132 150H716M132 266H716" />
    <Box x={2} y={4} width={130} height={60} title="Modeller" />
    <Box x={2} y={120} width={130} height={60} title={['Message', 'service']} shape="relay" />
    <Box x={2} y={236} width={130} height={60} title="Pod" shape="pod" />
    <Arrow
      via={[
        [176, 46],
        [176, 266],
      ]}
      kind="task"
    />
    <Step x={176} y={34} number={1} />
    <Lines x={192} y={82} of={['request,', 'encrypted']} over />
    <rect className="d-pod d-back" x={200} y={240} width={128} height={84} rx={5} />
    <Step x={222} y={264} number={2} />
    <Lines x={240} y={269} of="asks the" />
    <Lines x={212} y={296} of={['access', 'manager']} />
    <Arrow
      via={[
        [352, 254],
        [352, 34],
      ]}
    />
    <Step x={352} y={266} number={3} />
    <Lines x={364} y={206} of={['accepted', 'or refused']} voice="a" over />
    <rect className="d-pod d-back" x={376} y={240} width={118} height={84} rx={5} />
    <Step x={398} y={264} number={4} />
    <Lines x={416} y={269} of="runs the" />
    <Lines x={388} y={296} of={['task beside', 'the data']} />
    <Arrow
      via={[
        [520, 254],
        [520, 34],
      ]}
    />
    <Step x={520} y={266} number={5} />
    <Lines x={532} y={92} of={['results,', 'encrypted']} voice="a" over />
    <Arrow
      via={[
        [636, 46],
        [636, 266],
      ]}
      kind="task"
    />
    <Step x={636} y={34} number={6} />
    <Lines x={648} y={206} of={['task', 'complete']} over />
  </>
);

/** Draws the life of a task, from sending to results, as messages between modeller and pod. */
export default function TaskLife(): ReactNode {
  return (
    <Frame
      name="task-life"
      title="The life of a task"
      words="All messages pass through the message service. First, the modeller sends a request that is encrypted for the pod; the protocol’s settings travel beside it in readable form. Second, the pod checks who asks and asks the access manager whether this person may run this task. Third, the pod answers that it accepts or refuses. Fourth, an accepted task runs on the pod’s own machine, beside the data. Fifth, results or model updates go to the modeller, encrypted from end to end. Sixth, the modeller tells the pod that the task is complete, and the pod waits for the next one."
      caption="The request carries the protocol’s settings where the message service could read them; results are encrypted from end to end."
      height={560}
      wide={{height: 328, content: wide}}
    >
      <path className="d-life" d="M46 54V556M200 54V556M354 54V556" />
      <Box x={2} y={2} width={104} height={54} title="Modeller" />
      <Box x={126} y={2} width={148} height={54} title={['Message', 'service']} shape="relay" />
      <Box x={294} y={2} width={104} height={54} title="Pod" shape="pod" />

      <Step x={46} y={126} number={1} />
      <Arrow
        via={[
          [58, 126],
          [354, 126],
        ]}
        kind="task"
      />
      <Lines
        x={70}
        y={94}
        of={['request, encrypted for the pod;', 'beside it settings, readable']}
        over
      />

      <rect className="d-pod d-back" x={150} y={150} width={248} height={62} rx={5} />
      <Step x={172} y={181} number={2} />
      <Lines x={194} y={176} of={['asks the access manager:', 'may they run this task?']} />

      <Lines x={342} y={244} of="accepted or refused" voice="a" anchor="end" over />
      <Arrow
        via={[
          [354, 256],
          [46, 256],
        ]}
      />
      <Step x={354} y={256} number={3} />

      <rect className="d-pod d-back" x={150} y={284} width={248} height={62} rx={5} />
      <Step x={172} y={315} number={4} />
      <Lines x={194} y={310} of={['runs the task on its own', 'machine, beside the data']} />

      <Lines
        x={338}
        y={378}
        of={['results or model updates,', 'encrypted end to end']}
        voice="a"
        anchor="end"
        over
      />
      <Arrow
        via={[
          [354, 412],
          [46, 412],
        ]}
      />
      <Step x={354} y={412} number={5} />

      <Lines x={70} y={460} of="task complete" />
      <Arrow
        via={[
          [58, 472],
          [354, 472],
        ]}
        kind="task"
      />
      <Step x={46} y={472} number={6} />
      <rect className="d-pod d-back" x={206} y={500} width={192} height={42} rx={5} />
      <Lines x={222} y={526} of="waits for the next task" />
    </Frame>
  );
}
