import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** Where the parts of a form stand, in units of the drawing. */
interface Layout {
  /** Width of the box of the first tutorial. */
  readonly start: number;
  /** Top of the first row of tutorials. */
  readonly top: number;
  readonly pods: {readonly x: number; readonly width: number};
  readonly tasks: {readonly x: number; readonly width: number};
}

const HEIGHT = 56;
const STEP = 70;
/** The line down from the first tutorial. */
const TRUNK = 18;

const narrow: Layout = {
  start: 396,
  top: 82,
  pods: {x: 44, width: 152},
  tasks: {x: 226, width: 172},
};
const wide: Layout = {
  start: 210,
  top: 2,
  pods: {x: 60, width: 240},
  tasks: {x: 466, width: 252},
};

/** The tutorials on tasks, each with the pod that it needs, or what it needs of the first tutorial. */
const rows = [
  {task: ['Training', 'a custom model'], of: 'this pod'},
  {task: ['Inference-only', 'models'], pod: ['Image pod']},
  {task: ['Image', 'classification']},
  {task: ['Training a', 'segmentation model'], pod: ['Segmentation', 'data pod']},
  {task: ['Federated learning', 'on one machine'], of: 'steps 1 and 2'},
] as const;

/** Draws how the tutorials build on one another. */
export default function TutorialPaths(): ReactNode {
  return (
    <Frame
      name="tutorial-paths"
      title="How the tutorials build on one another"
      words="Running a pod comes first. Its environment serves all the others. Training a custom model needs its pod. From it you go on to one of two further pods. Running an image pod comes before inference-only models and before image classification. Running a segmentation data pod comes before training a segmentation model. Federated learning on one machine needs only steps 1 and 2 of running a pod, which make the environment."
      caption="Begin at the top, then take any arrow; tutorials in green leave a pod running for those behind them."
      height={422}
      wide={{height: 342, content: <Paths {...wide} />}}
    >
      <Paths {...narrow} />
    </Frame>
  );
}

function Paths({start, top, pods, tasks}: Layout): ReactNode {
  const middle = (row: number) => top + row * STEP + HEIGHT / 2;
  const isBeside = start < tasks.x;
  return (
    <>
      <Box x={2} y={2} width={start} height={HEIGHT} title="Running a pod" shape="pod" />
      <path className="d-task" d={`M${TRUNK} ${2 + HEIGHT}V${middle(rows.length - 1)}`} />
      {rows.map((row, index) => {
        const y = middle(index);
        const podEnd = pods.x + pods.width;
        const startEnd = isBeside && index === 0 ? start + 2 : TRUNK;
        const ownEnd = 'pod' in row ? podEnd : startEnd;
        return (
          <g key={row.task[0]}>
            {'pod' in row && (
              <>
                <Arrow
                  via={[
                    [TRUNK, y],
                    [pods.x, y],
                  ]}
                  kind="task"
                />
                <Box
                  x={pods.x}
                  y={y - HEIGHT / 2}
                  width={pods.width}
                  height={HEIGHT}
                  title={row.pod}
                  shape="pod"
                />
              </>
            )}
            <Arrow
              via={
                'pod' in row || 'of' in row
                  ? [
                      [ownEnd, y],
                      [tasks.x, y],
                    ]
                  : [
                      [podEnd - 40, y - STEP + HEIGHT / 2],
                      [podEnd - 40, y],
                      [tasks.x, y],
                    ]
              }
              kind="task"
            />
            {'of' in row && <Lines x={startEnd + 14} y={y - 8} of={row.of} />}
            <Box
              x={tasks.x}
              y={y - HEIGHT / 2}
              width={tasks.width}
              height={HEIGHT}
              title={row.task}
            />
          </g>
        );
      })}
    </>
  );
}
