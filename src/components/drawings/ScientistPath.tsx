import type {ReactNode} from 'react';

import StagesDrawing, {type Stage} from './parts/Stages';

/** In the words of the section's list of pages. */
const stages: readonly Stage[] = [
  {title: 'Authentication options', text: 'log in, at the desk or unattended'},
  {title: 'Setting up tasks', text: 'write one, which a pod runs next to its data', atPod: true},
  {title: 'Pod permissions and metadata', text: 'what a pod answers, and its schema'},
  {title: 'Look at data first', text: 'queries that the pod runs', atPod: true},
];

/** Draws how a data scientist begins as four steps. */
export default function ScientistPath(): ReactNode {
  return (
    <StagesDrawing
      name="scientist-path"
      title="How a data scientist begins"
      words="Four steps, of which the second and the fourth run at a pod. First, you choose how you log in. Second, you write a task and send it; the pod runs it next to its data. Third, you learn what a pod answers, and what its schema tells you. Fourth, you look at the data with queries that the pod runs, before you compute on them."
      caption="The first four pages, in the order to read them: what is green runs where the data are."
      stages={stages}
    />
  );
}
