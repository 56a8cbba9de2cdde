import type {ReactNode} from 'react';

/** Roles of text: title, secondary, data that leave a pod, data that stay, names of code. */
type Voice = 't' | 's' | 'a' | 'g' | 'c';

interface Props {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly of: string | readonly string[];
  readonly voice?: Voice;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Whether strokes pass behind the text, which then gets an outline in the page colour. */
  readonly over?: boolean;
}

/** Distance between two baselines, in units of the drawing. */
const LINE = 20;

/** Draws text of one or more lines. */
export default function Lines({x, y, of, voice = 's', anchor = 'start', over}: Props): ReactNode {
  const lines = typeof of === 'string' ? [of] : of;
  return lines.map((line, index) => (
    <text
      key={line}
      className={over ? `d-${voice} d-over` : `d-${voice}`}
      x={x}
      y={y + index * LINE}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {line}
    </text>
  ));
}
