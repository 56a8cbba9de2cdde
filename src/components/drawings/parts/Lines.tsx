import type {ReactNode} from 'react';

/** Roles of text: title, second voice, what travels, what stays. */
export type Voice = 't' | 's' | 'a' | 'g';

interface Props {
  readonly x: number;
  /** Base line of the first line. */
  readonly y: number;
  readonly of: string | readonly string[];
  readonly voice?: Voice;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Whether lines pass below the words, which then get an edge in the colour of the page. */
  readonly over?: boolean;
}

/** Distance of two base lines. */
const LINE = 20;

/** Text of one or more lines. */
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
