import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Records from './parts/Records';

/** Draws a protocol whose results leave the pod. */
export default function ResultsOnly(): ReactNode {
  return (
    <Frame
      name="results-only"
      title="How results travel to the modeller"
      words="The modeller sends a task to the pod. In the pod, the algorithm reads the records and makes results of them. The results leave the pod and go to the modeller: metrics, predictions or a table, which can consist of records. The protocol filters nothing, so what is in the results is decided by the algorithm alone."
      caption="With ResultsOnly the modeller receives whatever the algorithm returns."
      height={248}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={60}
        title="Modeller"
        text="gets a table, metrics or predictions"
      />
      <Arrow
        via={[
          [60, 62],
          [60, 132],
        ]}
        kind="task"
      />
      <Lines x={76} y={102} of="task" />
      <Pod x={2} y={132} width={396} height={114}>
        <Records x={18} y={182} width={128} of="records" />
      </Pod>
      <Arrow
        via={[
          [146, 202],
          [174, 202],
        ]}
        kind="stay"
      />
      <Box x={174} y={182} width={94} height={40} text="algorithm" />
      <Arrow
        via={[
          [268, 202],
          [296, 202],
        ]}
        kind="stay"
      />
      <rect className="d-out" x={296} y={182} width={86} height={40} rx={3} />
      <Lines x={339} y={207} of="results" voice="a" anchor="middle" />
      <Arrow
        via={[
          [339, 182],
          [339, 62],
        ]}
      />
      <Lines x={323} y={102} of="unfiltered" voice="a" anchor="end" />
    </Frame>
  );
}
