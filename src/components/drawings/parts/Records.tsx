import type {ReactNode} from 'react';

import Lines from './Lines';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Names the data and says that they stay. */
  readonly of: string;
}

/** Draws data as a small table with its name, on the background for data that stay. */
export default function Records({x, y, width, of}: Props): ReactNode {
  return (
    <>
      <rect className="d-vault" x={x} y={y} width={width} height={40} rx={3} />
      <path
        className="d-row"
        d={`M${x + 12} ${y + 12}h32m-32 8h32m-32 8h32M${x + 23} ${y + 8}v24m11-24v24`}
      />
      <Lines x={x + 56} y={y + 25} of={of} voice="g" />
    </>
  );
}
