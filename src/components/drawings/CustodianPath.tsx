import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Stages, {columnHeight, rowHeight, type Stage} from './parts/Stages';

const stages: readonly Stage[] = [
  {title: 'Prepare', text: 'check the data and what must not leave', atPod: true},
  {title: 'Start a pod', text: 'next to the data, with a dataset to serve', atPod: true},
  {title: 'Give access', text: 'in the access manager, by role and task'},
  {title: 'Keep it running', text: 'watch the logs, and answer requests', atPod: true},
];

/** Draws the work of a data custodian as four steps. */
export default function CustodianPath(): ReactNode {
  return (
    <Frame
      name="custodian-path"
      title="How a data custodian gets to work"
      words="Four steps, of which the first, second and fourth happen on your own machine. First, you prepare the data and describe the columns. Second, you start a pod next to the data. Third, you decide in the access manager who may do what with the dataset. Fourth, you keep the pod running and watch which tasks it accepts."
      caption="From data to a dataset that others may use: the green steps happen on your own machine."
      height={columnHeight(stages)}
      wide={{height: rowHeight, content: <Stages stages={stages} as="row" />}}
    >
      <Stages stages={stages} as="column" />
    </Frame>
  );
}
