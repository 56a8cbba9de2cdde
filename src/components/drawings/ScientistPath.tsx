import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Stages, {columnHeight, rowHeight, type Stage} from './parts/Stages';

const stages: readonly Stage[] = [
  {title: 'Get access', text: 'log in, and ask for a role on the dataset'},
  {title: 'Write a task', text: 'from the schema, in YAML or in Python'},
  {title: 'The pod runs it', text: 'after a check, next to the data', atPod: true},
  {title: 'Get the result', text: 'what the protocol returns'},
];

/** Draws the work of a data scientist as four steps. */
export default function ScientistPath(): ReactNode {
  return (
    <Frame
      name="scientist-path"
      title="How a data scientist gets to a result"
      words="Four steps, of which the third happens at the pod. First, you log in and ask for permission on a dataset. Second, you look at its schema and write a task. Third, the pod checks the task and runs it next to the data. Fourth, you receive what the protocol returns."
      caption="From a permission to a result: only the green step happens where the data are."
      height={columnHeight(stages)}
      wide={{height: rowHeight, content: <Stages stages={stages} as="row" />}}
    >
      <Stages stages={stages} as="column" />
    </Frame>
  );
}
