import type {ReactNode} from 'react';

import Lines from './Lines';

export interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title?: string | readonly string[];
  /** Secondary text below the title. */
  readonly text?: string | readonly string[];
}

interface Props extends BoxProps {
  /** A `relay` only forwards messages and is drawn with round ends. */
  readonly shape?: 'service' | 'relay' | 'pod';
}

/** Draws a party as a box with its name in the middle. */
export default function Box({x, y, width, height, title, text, shape}: Props): ReactNode {
  const names = [title ?? []].flat();
  const more = [text ?? []].flat();
  // The baseline is a third of the font size below the line's middle.
  const first = y + height / 2 + 5.5 - (names.length + more.length - 1) * 10;
  const middle = x + width / 2;
  return (
    <>
      <rect
        className={shape === 'pod' ? 'd-pod' : 'd-box'}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={shape === 'relay' ? Math.min(height, 44) / 2 : 5}
      />
      <Lines x={middle} y={first} of={names} voice="t" anchor="middle" />
      <Lines x={middle} y={first + names.length * 20} of={more} anchor="middle" />
    </>
  );
}
