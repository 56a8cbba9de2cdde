import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';

const groups = ['records 1 to 1,000', 'records 1,001 to 2,000', 'the remaining records'];
/** Width of one per cent, in units of the drawing. */
const PERCENT = 3.9;

/** Draws how a percentage split divides groups of records. */
export default function DataSplit(): ReactNode {
  return (
    <Frame
      name="data-split"
      title="How a percentage split divides the records"
      words="Three bars below each other. Each stands for a group of records: the first thousand, the second thousand and what remains. Within each bar 80 per cent are for training, 10 for validation and 10 for test, drawn at random. As each group is divided by itself, records of one person can be in several parts."
      caption="Each group of 1,000 records is divided by itself, 80, 10 and 10 per cent unless set otherwise."
      height={244}
    >
      {groups.map((group, index) => {
        const y = 2 + index * 68;
        return (
          <g key={group}>
            <Lines x={2} y={y + 14} of={group} />
            <rect className="d-bar" x={2} y={y + 24} width={80 * PERCENT - 2} height={26} />
            <rect
              className="d-pod d-back"
              x={2 + 80 * PERCENT}
              y={y + 24}
              width={10 * PERCENT - 2}
              height={26}
            />
            <rect
              className="d-vault"
              x={2 + 90 * PERCENT}
              y={y + 24}
              width={10 * PERCENT}
              height={26}
            />
          </g>
        );
      })}
      <Lines x={2} y={230} of="training" voice="t" />
      <Lines x={316} y={230} of="validation" anchor="end" />
      <path className="d-axis" d="M322 225H334V186" />
      <Lines x={394} y={230} of="test" anchor="end" />
      <path className="d-axis" d="M372 212V186" />
    </Frame>
  );
}
