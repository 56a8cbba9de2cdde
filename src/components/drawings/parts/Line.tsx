import type {ReactNode} from 'react';

interface Props {
  /** Left and lower end of the plot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Values at equal distances, from the left edge to the right. */
  readonly values: readonly number[];
  /** Lowest and highest value of the plot. */
  readonly range: readonly [lowest: number, highest: number];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws a series of values as a line with a dot at its end. */
export default function Line({x, y, width, height, values, range}: Props): ReactNode {
  const [lowest, highest] = range;
  const points = values.map((value, index) => [
    round(x + (index * width) / (values.length - 1)),
    round(y - ((value - lowest) / (highest - lowest)) * height),
  ]);
  const [endX, endY] = points.at(-1) ?? [x, y];
  return (
    <>
      <path className="d-series" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <circle className="d-head-out" cx={endX} cy={endY} r={4.5} />
    </>
  );
}
