import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Step from './parts/Step';

/** Draws the life of a task, from sending to results, as messages between modeller and pod. */
export default function TaskLife(): ReactNode {
  return (
    <Frame
      name="task-life"
      title="The life of a task"
      words="Time runs downwards. All messages pass through the message service. First, the modeller sends a request that is encrypted for the pod; the protocol’s settings travel beside it in readable form. Second, the pod checks who asks and asks the access manager whether this person may run this task. Third, the pod answers that it accepts or refuses. Fourth, an accepted task runs on the pod’s own machine, beside the data. Fifth, results or model updates go to the modeller, encrypted from end to end. Sixth, the modeller tells the pod that the task is complete, and the pod waits for the next one."
      caption="The request carries the protocol’s settings where the message service could read them; results are encrypted from end to end."
      height={560}
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
