import type {ReactNode} from 'react';

import Lines from './Lines';

interface Tick {
  /** Distance from the axis' start, in units of the drawing. */
  readonly at: number;
  readonly label: string;
}

interface Props {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** A `bottom` axis runs to the right, a `left` axis runs upwards. */
  readonly side: 'bottom' | 'left';
  readonly ticks: readonly Tick[];
}

/** Draws an axis with labelled ticks. */
export default function Axis({x, y, length, side, ticks}: Props): ReactNode {
  const isBottom = side === 'bottom';
  const marks = ticks.map(({at}) => (isBottom ? `M${x + at} ${y}v5` : `M${x} ${y - at}h-5`));
  const line = isBottom ? `M${x} ${y}h${length}` : `M${x} ${y}v-${length}`;
  return (
    <>
      <path className="d-axis" d={line + marks.join('')} />
      {ticks.map(({at, label}) => (
        <Lines
          key={label}
          x={isBottom ? x + at : x - 10}
          y={isBottom ? y + 22 : y - at + 5}
          of={label}
          anchor={isBottom ? 'middle' : 'end'}
        />
      ))}
    </>
  );
}
