import type {ReactNode} from 'react';

import Stages, {columnHeight, rowHeight, type Stage} from './parts/Stages';
import Frame from './parts/Frame';

const stages: readonly Stage[] = [
  {title: 'empty', text: 'columns that the datasource declares, no data read'},
  {title: 'partial', text: 'from the first batch, categories may be missing', atPod: true},
  {title: 'full', text: 'from all data, by a second process', atPod: true},
];

/** Draws the three levels of a schema in the order in which a pod reaches them. */
export default function SchemaLevels(): ReactNode {
  return (
    <Frame
      name="schema-levels"
      title="The three levels of a schema"
      words="Three boxes in a row. Empty: only the columns that the datasource declares to require, before any data is read. Partial: made from some of the data, usually the first batch, so that categories may be missing. Full: made from all data by a second process. A pod starts with one of the first two and goes on to full; the levels made from data are in green."
      caption="A pod registers the first schema at once and completes it in the background."
      height={columnHeight(stages)}
      wide={{height: rowHeight, content: <Stages stages={stages} as="row" />}}
    >
      <Stages stages={stages} as="column" />
    </Frame>
  );
}
