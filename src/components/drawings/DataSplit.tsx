import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** The sets, with their place on a bar and their records in a group and in all. */
const sets = [
  {name: 'training', tone: 'd-bar', x: 2, width: 312, group: '800', all: '2,400 of 3,000, 80%'},
  {name: 'validation', tone: 'd-pod d-back', x: 318, width: 38, group: '100', all: '300, 10%'},
  {name: 'test', tone: 'd-vault', x: 360, width: 38, group: '100', all: '300, 10%'},
] as const;

/** Draws how the records of a dataset are divided by the default splitter. */
export default function DataSplit(): ReactNode {
  return (
    <Frame
      name="data-split"
      title="How the percentage splitter divides records"
      words="An example with 3,000 records and the default shares. The splitter takes 1,000 records at a time, the first, the second and the third thousand, and draws from each group at random: 800 for training, 100 for validation and 100 for tests. Together that makes 2,400 records for training, which is 80 per cent, 300 for validation, 10 per cent, and 300 for tests, 10 per cent. So every part of the data is in every set. In a smaller last group the shares are rounded at both boundaries."
      caption="Each group of 1,000 records is divided by itself, so every part of the data reaches every set."
      height={302}
      source="illustration"
    >
      {['first 1,000', 'next 1,000', 'last 1,000'].map((title, row) => (
        <g key={title}>
          <Lines x={2} y={20 + row * 68} of={title} voice="t" />
          {sets.map(({name, tone, x, width, group}) => (
            <g key={name}>
              <Lines x={x + width / 2} y={20 + row * 68} of={group} anchor="middle" />
              <rect className={tone} x={x} y={30 + row * 68} width={width} height={20} rx={2} />
            </g>
          ))}
        </g>
      ))}
      {sets.map(({name, tone, all}, row) => (
        <g key={name}>
          <rect className={tone} x={2} y={226 + row * 26} width={16} height={16} rx={2} />
          <Lines x={30} y={239 + row * 26} of={name} voice="t" />
          <Lines x={130} y={239 + row * 26} of={all} />
        </g>
      ))}
    </Frame>
  );
}
