import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';

interface LaneProps {
  /** How deep the lane is nested, from 0. */
  readonly depth: number;
  readonly y: number;
  readonly height: number;
  readonly title: string;
  /** What is said at the right end of the title's line. */
  readonly note?: string;
}

/** Draws a lane as a box; a lane inside another has narrower sides. */
function Lane({depth, y, height, title, note}: LaneProps): ReactNode {
  const x = 2 + depth * 16;
  const thin = depth % 2 ? 'd-vault' : 'd-pod d-back';
  return (
    <>
      <rect
        className={depth ? thin : 'd-pod'}
        x={x}
        y={y}
        width={400 - 2 * x}
        height={height}
        rx={5}
      />
      <Lines x={x + 16} y={y + 26} of={title} voice="t" />
      {note && <Lines x={384 - x} y={y + 26} of={note} anchor="end" />}
    </>
  );
}

/** Draws which hook methods are called during the life of a pod, a task, its batches and its files. */
export default function HooksTimeline(): ReactNode {
  return (
    <Frame
      name="hooks-timeline"
      title="The hooks of a pod in the order of their calls"
      words="Time runs downwards, in four nested boxes. The outermost is the pod, in its own process: on_pod_init_start and on_pod_init_end around its constructor, on_pod_startup_start and on_pod_startup_end as it starts, and at the very end on_pod_shutdown_start and on_pod_shutdown_end. Inside it is each task, still in the process of the pod: on_task_start, then, if the access manager allows the task, on_preparing_data, on_configuring_task and on_task_progress. At the end of the task come on_task_error, if it fails, and always on_task_end. Inside the task are its batches, in the worker process: first on_preparing_data_batches, then for each batch on_run_start and, unless the batch fails, on_run_end of a protocol hook, and after the last batch on_batches_complete. Between the two calls of a batch, the files are loaded, with on_file_process_start and on_file_process_end around each load. A task that is not batched has one run, and neither of the two calls about batches."
      caption="What the SDK calls while a pod lives, from the top down, and in which process."
      height={646}
    >
      <Lane depth={0} y={2} height={642} title="Pod" note="process of the pod" />
      <Lines
        x={18}
        y={56}
        of={['on_pod_init_start', 'on_pod_init_end', 'on_pod_startup_start', 'on_pod_startup_end']}
        voice="c"
      />
      <Lane depth={1} y={136} height={444} title="Each task" />
      <Lines
        x={34}
        y={190}
        of={['on_task_start', 'on_preparing_data', 'on_configuring_task', 'on_task_progress']}
        voice="c"
      />
      <Lines x={366} y={210} of="if it is allowed" anchor="end" />
      <Lane depth={2} y={270} height={246} title="Batches" note="worker process" />
      <Lines x={50} y={324} of={['on_preparing_data_batches', 'on_run_start']} voice="c" />
      <Lines x={350} y={344} of="each batch" anchor="end" />
      <Lane depth={3} y={364} height={88} title="Files" note="each load" />
      <Lines x={66} y={416} of={['on_file_process_start', 'on_file_process_end']} voice="c" />
      <Lines x={50} y={476} of={['on_run_end', 'on_batches_complete']} voice="c" />
      <Lines x={350} y={476} of="each batch" anchor="end" />
      <Lines x={34} y={540} of={['on_task_error', 'on_task_end']} voice="c" />
      <Lines x={366} y={540} of="if it fails" anchor="end" />
      <Lines x={18} y={604} of={['on_pod_shutdown_start', 'on_pod_shutdown_end']} voice="c" />
    </Frame>
  );
}
