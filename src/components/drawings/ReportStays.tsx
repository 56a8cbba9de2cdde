import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Records from './parts/Records';

/** Draws a protocol whose report stays with the pod. */
export default function ReportStays(): ReactNode {
  return (
    <Frame
      name="report-stays"
      title="How a report stays with the pod"
      words="The modeller sends a task to the pod. In the pod, the algorithms read the records and write a report, such as a CSV file, a PDF file or an image. Like the records, the report stays in the pod, in the folder of the task’s results. The modeller receives notices that a step has ended and, from some protocols, counts. GAScreeningProtocolCharcoal is an exception: it also uploads a table of eligible patients, or of all if the task says so."
      caption="The report stays on the pod, and the modeller gets notices and at most counts; GAScreeningProtocolCharcoal also uploads a table."
      height={248}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={60}
        title="Modeller"
        text="sees that the task has run"
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
      <Box x={174} y={182} width={94} height={40} text="algorithms" />
      <Arrow
        via={[
          [268, 202],
          [296, 202],
        ]}
        kind="stay"
      />
      <rect className="d-vault" x={296} y={182} width={86} height={40} rx={3} />
      <Lines x={339} y={207} of="report" voice="g" anchor="middle" />
      <Arrow
        via={[
          [221, 182],
          [221, 62],
        ]}
      />
      <Lines x={237} y={102} of="notices, counts" voice="a" />
    </Frame>
  );
}
