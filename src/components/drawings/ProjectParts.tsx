import type {ReactNode} from 'react';

import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** Draws how project, task, model and dataset refer to each other. */
export default function ProjectParts(): ReactNode {
  return (
    <Frame
      name="project-parts"
      title="How project, task, model and dataset belong together"
      words="Four boxes. A project has members and one task to run. It can link several datasets, and a dataset can be linked to several projects or to none. A task can refer to models, and a model can serve several tasks. A dataset is served by one pod, which keeps the records. Task and dataset meet when the task runs, with or without a project."
      caption="A project joins one task and several datasets; a task also runs without a project."
      height={330}
    >
      <path className="d-axis" d="M92 72V138M290 72V256M92 198V256" />
      <path className="d-task" d="M182 168H290" />
      <Box x={2} y={2} width={396} height={70} title="Project" text="members, and one task" />
      <Lines x={104} y={112} of="one" />
      <Lines x={302} y={112} of="several" />
      <Box x={2} y={138} width={180} height={60} title="Task" text="protocol, algorithms" />
      <Lines x={302} y={173} of="runs on" />
      <Lines x={104} y={232} of="some tasks" />
      <Box x={2} y={256} width={180} height={70} title="Model" text="versions, weights" />
      <Box
        x={220}
        y={256}
        width={178}
        height={70}
        title="Dataset"
        text="served by one pod"
        shape="pod"
      />
    </Frame>
  );
}
