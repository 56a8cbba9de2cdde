import type {ComponentProps, ReactNode} from 'react';

import Arrow from './Arrow';
import Frame from './Frame';
import Lines from './Lines';
import Step from './Step';

export interface Stage {
  readonly title: string;
  /** A few words, broken into lines by the drawing. */
  readonly text: string;
  /** Whether it happens where the data are. */
  readonly atPod?: boolean;
}

/** What a drawing of stages looks like: a column, two by two in a wider one, or a row. */
type Form = 'column' | 'grid' | 'row';

interface Sizes {
  /** Width of the drawing. */
  readonly width: number;
  /** Boxes beside each other. */
  readonly columns: number;
  /** Height of a box. */
  readonly height: number;
  /** Letters that fit into a line of a title and of a text. */
  readonly title: number;
  readonly text: number;
}

/** In units of the drawing. */
const forms: Readonly<Record<Form, Sizes>> = {
  column: {width: 400, columns: 1, height: 72, title: 36, text: 42},
  grid: {width: 560, columns: 2, height: 96, title: 21, text: 25},
  row: {width: 720, columns: 4, height: 164, title: 15, text: 17},
};
const GAP = 24;
const LINE = 20;
const EDGE = 2;

/** Returns the height of a drawing that holds nothing but stages, in its units. */
function stagesHeight(stages: readonly Stage[], as: Form): number {
  const {columns, height} = forms[as];
  return Math.ceil(stages.length / columns) * (height + GAP) - GAP + 2 * EDGE;
}

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

/** Returns the place of the box of a stage, by its number from 0. */
function boxOf(index: number, as: Form) {
  const {width: whole, columns, height} = forms[as];
  const width = (whole - 2 * EDGE - (columns - 1) * GAP) / columns;
  return {
    x: Math.round(EDGE + (index % columns) * (width + GAP)),
    y: EDGE + Math.floor(index / columns) * (height + GAP),
    width: Math.round(width),
    height,
  };
}

type Box = ReturnType<typeof boxOf>;

/** Draws the way from a box to the next: to its side or, in the next line, to its top. */
function Way({from, to}: {readonly from: Box; readonly to: Box}): ReactNode {
  const middle = from.y + from.height / 2;
  const [start, end] = [from.x + 28, to.x + 28];
  const between = from.y + from.height + GAP / 2 - 2;
  return (
    <Arrow
      via={
        from.y === to.y
          ? [
              [from.x + from.width, middle],
              [to.x, middle],
            ]
          : start === end
            ? [
                [start, from.y + from.height],
                [end, to.y],
              ]
            : [
                [start, from.y + from.height],
                [start, between],
                [end, between],
                [end, to.y],
              ]
      }
      kind="task"
    />
  );
}

interface Props {
  readonly stages: readonly Stage[];
  readonly as: Form;
}

/** Draws what happens one after the other as numbered boxes. */
function Stages({stages, as}: Props): ReactNode {
  return stages.map((stage, index) => {
    const box = boxOf(index, as);
    const {x, y, width, height} = box;
    const title = linesOf(stage.title, forms[as].title);
    const lines = linesOf(stage.text, forms[as].text);
    const isRow = as === 'row';
    const middle = y + height / 2;
    const textX = isRow ? x + 16 : x + 56;
    const textY = isRow ? y + 64 : middle - (LINE / 2) * (title.length + lines.length) + LINE - 5;
    return (
      <g key={stage.title}>
        <rect
          className={stage.atPod ? 'd-pod' : 'd-box'}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={5}
        />
        <Step x={x + 28} y={isRow ? y + 28 : middle} number={index + 1} />
        <Lines x={textX} y={textY} of={title} voice="t" />
        <Lines x={textX} y={textY + LINE * title.length} of={lines} />
        {index < stages.length - 1 && <Way from={box} to={boxOf(index + 1, as)} />}
      </g>
    );
  });
}

interface DrawingProps extends Omit<ComponentProps<typeof Frame>, 'height' | 'children'> {
  readonly stages: readonly Stage[];
}

/** Draws a figure that holds nothing but stages, in the form that the width of its column allows. */
export default function StagesDrawing({stages, ...frame}: DrawingProps): ReactNode {
  const form = (as: Form) => ({
    height: stagesHeight(stages, as),
    content: <Stages stages={stages} as={as} />,
  });
  const {height, content} = form('column');
  return (
    <Frame {...frame} height={height} medium={form('grid')} wide={form('row')}>
      {content}
    </Frame>
  );
}
