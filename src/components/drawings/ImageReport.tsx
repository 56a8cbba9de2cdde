import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';

/** Draws the way from the pictures of a pod to a report that stays with it. */
export default function ImageReport(): ReactNode {
  return (
    <Frame
      name="image-report"
      title="The report of the image classification task"
      words="The modeller sends a task that names a published model, and gets back only that the task is done. Inside the pod, ten pictures go through the model julien-c/hotdog-not-hotdog. The report, a CSV file, has one row for each picture with the columns Filename, hot dog and not hot dog, and the full path of the file as a further column. The report stays on the pod’s machine."
      caption="The classes of the ten pictures are written to a CSV file on the pod’s machine, and the modeller does not get them."
      height={442}
      source="illustration"
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={60}
        title="Modeller"
        text="names a model, gets no classes"
      />
      <Arrow
        via={[
          [60, 62],
          [60, 118],
        ]}
        kind="task"
      />
      <Lines x={72} y={96} of="task" />
      <Arrow
        via={[
          [220, 118],
          [220, 62],
        ]}
      />
      <Lines x={232} y={96} of="“done”" voice="a" />
      <rect className="d-pod" x={2} y={118} width={396} height={320} rx={5} />
      <Lines x={18} y={144} of="Pod" voice="t" />
      <Lines x={382} y={144} of="10 pictures" voice="g" anchor="end" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => (
        <rect
          key={index}
          className="d-vault"
          x={18 + index * 37}
          y={156}
          width={30}
          height={30}
          rx={2}
        />
      ))}
      <Arrow
        via={[
          [200, 186],
          [200, 214],
        ]}
        kind="stay"
      />
      <Box x={64} y={214} width={272} height={40} />
      <Lines x={200} y={239} of="julien-c/hotdog-not-hotdog" voice="c" anchor="middle" />
      <Arrow
        via={[
          [200, 254],
          [200, 282],
        ]}
        kind="stay"
      />
      <rect className="d-vault" x={18} y={282} width={364} height={140} rx={3} />
      <Lines x={34} y={306} of="results_<date>_<time>.csv" voice="c" />
      <path className="d-row" d="M18 320H382M18 350H382" />
      <Lines x={34} y={340} of="Filename" voice="c" />
      <Lines x={170} y={340} of="hot dog" voice="c" />
      <Lines x={264} y={340} of="not hot dog" voice="c" />
      <Lines x={34} y={374} of="dark-0.png" voice="c" />
      <Lines x={34} y={404} of="…" />
      <Lines x={170} y={374} of="0.…" voice="c" />
      <Lines x={264} y={374} of="0.…" voice="c" />
    </Frame>
  );
}
