import type {ReactNode} from 'react';

import type {BoxProps} from './Box';
import Lines from './Lines';

/** Draws a person's machine: a box with a head-and-shoulders icon before its name. */
export default function Person({x, y, width, height, title = '', text = []}: BoxProps): ReactNode {
  const lines = 1 + [text].flat().length;
  const first = y + height / 2 + 5.5 - (lines - 1) * 10;
  const middle = y + height / 2;
  return (
    <>
      <rect className="d-box" x={x} y={y} width={width} height={height} rx={5} />
      <circle className="d-person" cx={x + 28} cy={middle - 8} r={6.5} />
      <path
        className="d-person"
        d={`M${x + 15} ${middle + 15}c0-8 5-12.5 13-12.5s13 4.5 13 12.5z`}
      />
      <Lines x={x + 54} y={first} of={title} voice="t" />
      <Lines x={x + 54} y={first + 20} of={text} />
    </>
  );
}
