import type {ReactNode} from 'react';

type Point = readonly [x: number, y: number];

interface Props {
  /** Points of the line; the last one is the tip. */
  readonly via: readonly [Point, ...Point[], Point];
  /** `out` leaves a pod, `task` goes to one, `stay` stays inside it. */
  readonly kind?: 'out' | 'task' | 'stay';
}

const HEAD = 10;

/** Draws a line with an arrowhead; its label is drawn separately, beside it. */
export default function Arrow({via, kind = 'out'}: Props): ReactNode {
  const [tipX, tipY] = via.at(-1) as Point;
  const [fromX, fromY] = via.at(-2) as Point;
  const stepX = Math.sign(tipX - fromX);
  const stepY = Math.sign(tipY - fromY);
  // The line ends inside the head, which hides its square end.
  const line = [...via.slice(0, -1), [tipX - stepX * HEAD, tipY - stepY * HEAD]];
  const turn = (Math.atan2(stepY, stepX) * 180) / Math.PI;
  return (
    <>
      <path className={`d-${kind}`} d={`M${line.map((point) => point.join(' ')).join('L')}`} />
      <path
        className={`d-head-${kind}`}
        d={`M0 0l-${HEAD + 1}-5.5v11z`}
        transform={`translate(${tipX} ${tipY})${turn ? `rotate(${turn})` : ''}`}
      />
    </>
  );
}
