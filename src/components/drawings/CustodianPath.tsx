import type {ReactNode} from 'react';

import StagesDrawing, {type Stage} from './parts/Stages';

/** In the words of the section's list of pages. */
const stages: readonly Stage[] = [
  {title: 'Setting up', text: 'from data on a disk to a running pod', atPod: true},
  {title: 'Managing pod access', text: 'on the hub: who may send which task'},
  {title: 'Production', text: 'a pod that runs day and night', atPod: true},
  {title: 'Monitoring and audit', text: 'what the logs tell about each task', atPod: true},
];

/** Draws the work of a data custodian as four steps. */
export default function CustodianPath(): ReactNode {
  return (
    <StagesDrawing
      name="custodian-path"
      title="How a data custodian gets to work"
      words="Four steps, of which all but the second happen on your own machine. First, you set up: you prepare the data and start a pod next to them. Second, you manage the access to the pod: you decide on the hub who may do what with the dataset. Third, you put the pod into production, so that it keeps running. Fourth, you watch in its logs which tasks it accepts."
      caption="From data to a dataset that others may use: the green steps on your own machine, the white one on the hub."
      stages={stages}
    />
  );
}
