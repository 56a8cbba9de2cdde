import type {ReactNode} from 'react';

import Lines from './Lines';

interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as it is written next to the bar. */
  readonly text: string;
}

interface Props {
  readonly x: number;
  readonly y: number;
  /** Length of a bar with the greatest value. */
  readonly length: number;
  readonly greatest: number;
  readonly bars: readonly Bar[];
  /** Room for the labels before the bars. */
  readonly labels: number;
  /** Height of a bar with the gap below it. */
  readonly step?: number;
}

/** Draws values as horizontal bars, each with its label before it and its value behind it. */
export default function Bars({x, y, length, greatest, bars, labels, step = 32}: Props): ReactNode {
  return bars.map(({label, value, text}, index) => {
    const top = y + index * step;
    const width = Math.round((value / greatest) * length * 10) / 10;
    const middle = top + (step - 10) / 2 + 5;
    return (
      <g key={label}>
        <Lines x={x} y={middle} of={label} />
        <rect className="d-result" x={x + labels} y={top} width={width} height={step - 10} rx={2} />
        <Lines x={x + labels + width + 8} y={middle} of={text} voice="a" />
      </g>
    );
  });
}
