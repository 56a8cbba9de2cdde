import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Stages, {columnHeight, rowHeight, type Stage} from './parts/Stages';

const stages: readonly Stage[] = [
  {title: 'Read', text: 'the introduction, for parts and words'},
  {title: 'Set up', text: 'an account, and the app or the SDK'},
  {title: 'Try a query', text: 'on your own machine, without an account'},
  {title: 'Run a pod', text: 'and send it your first task', atPod: true},
];

/** Draws the first four steps of a new reader. */
export default function StartPath(): ReactNode {
  return (
    <Frame
      name="start-path"
      title="How to begin with Bitfount"
      words="Four steps. First, you read the introduction, which explains the parts and the words. Second, you get an account and install the app or the SDK. Third, you run a query on your own machine, which needs no account. Fourth, you run a pod of your own and send it the first task."
      caption="Four pages from nothing to a task of your own; the green step runs where the data are."
      height={columnHeight(stages)}
      wide={{height: rowHeight, content: <Stages stages={stages} as="row" />}}
    >
      <Stages stages={stages} as="column" />
    </Frame>
  );
}
