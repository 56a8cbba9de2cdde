import type {ReactNode} from 'react';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** Draws the number of a step in a circle centred on the given point. */
export default function Step({x, y, number}: Props): ReactNode {
  return (
    <>
      <circle className="d-step" cx={x} cy={y} r={12} />
      <text className="d-t" x={x} y={y + 5.5} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
