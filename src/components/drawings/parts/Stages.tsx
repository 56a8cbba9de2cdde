import type {ReactNode} from 'react';

import Arrow from './Arrow';
import Lines from './Lines';
import Step from './Step';

export interface Stage {
  readonly title: string;
  /** A few words, broken into lines by the drawing. */
  readonly text: string;
  /** Whether it happens where the data are. */
  readonly atPod?: boolean;
}

interface Props {
  readonly stages: readonly Stage[];
  /** A column for the usual form of a drawing, a row for its wide form. */
  readonly as: 'column' | 'row';
}

/** Sizes in units of the drawing, and the letters that fit into a line. */
const COLUMN = {width: 396, height: 72, gap: 24, letters: 42};
const ROW = {height: 148, gap: 24, letters: 17};

/** Height of a drawing that holds nothing but a column of stages, in its units. */
export function columnHeight(stages: readonly Stage[]): number {
  return stages.length * (COLUMN.height + COLUMN.gap) - COLUMN.gap + 4;
}

/** Height of a drawing that holds nothing but a row of stages, in its units. */
export const rowHeight = ROW.height + 4;

/** Breaks text into lines of at most so many letters. */
function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= letters) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Draws what happens one after the other as numbered boxes. */
export default function Stages({stages, as}: Props): ReactNode {
  const width =
    as === 'column' ? COLUMN.width : (716 - (stages.length - 1) * ROW.gap) / stages.length;
  const height = as === 'column' ? COLUMN.height : ROW.height;
  return stages.map(({title, text, atPod}, index) => {
    const x = as === 'column' ? 2 : Math.round(2 + index * (width + ROW.gap));
    const y = as === 'column' ? 2 + index * (COLUMN.height + COLUMN.gap) : 2;
    const lines = linesOf(text, as === 'column' ? COLUMN.letters : ROW.letters);
    const isLast = index === stages.length - 1;
    const middle = Math.round(y + height / 2);
    const textX = as === 'column' ? x + 56 : x + 16;
    const textY = as === 'column' ? middle - 10 * lines.length + 5 : y + 64;
    return (
      <g key={title}>
        <rect
          className={atPod ? 'd-pod' : 'd-box'}
          x={x}
          y={y}
          width={Math.round(width)}
          height={height}
          rx={5}
        />
        <Step x={x + 28} y={as === 'column' ? middle : y + 28} number={index + 1} />
        <Lines x={textX} y={textY} of={title} voice="t" />
        <Lines x={textX} y={textY + 20} of={lines} />
        {!isLast && (
          <Arrow
            via={
              as === 'column'
                ? [
                    [x + 28, y + height],
                    [x + 28, y + height + COLUMN.gap],
                  ]
                : [
                    [Math.round(x + width), middle],
                    [Math.round(x + width) + ROW.gap, middle],
                  ]
            }
            kind="task"
          />
        )}
      </g>
    );
  });
}
