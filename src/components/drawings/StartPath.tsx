import type {ReactNode} from 'react';

import StagesDrawing, {type Stage} from './parts/Stages';

/** In the words of the section's list of pages. */
const stages: readonly Stage[] = [
  {title: 'Introduction', text: 'the parts and the words'},
  {title: 'Accessing Bitfount', text: 'an account, and the app or the SDK'},
  {title: 'First result', text: 'a query on your own machine, no account'},
  {title: 'Running a pod', text: 'a dataset of your own, ready for tasks', atPod: true},
];

/** Draws the first four steps of a new reader. */
export default function StartPath(): ReactNode {
  return (
    <StagesDrawing
      name="start-path"
      title="How to begin with Bitfount"
      words="Four steps. First, you read the introduction, which explains the parts and the words. Second, you get an account and install the app or the SDK. Third, you run a query on your own machine, which needs no account. Fourth, in the first tutorial, you run a pod of your own, which then waits for tasks."
      caption="Three pages and the first tutorial, from nothing to a pod of your own: the green step runs where the data are."
      stages={stages}
    />
  );
}
