import type {ReactNode} from 'react';

type Point = readonly [x: number, y: number];

interface Props {
  /** Corners of the way; the last one is the tip. */
  readonly via: readonly [Point, ...Point[], Point];
  /** `out` leaves a pod, `task` goes to one, `stay` remains inside. */
  readonly kind?: 'out' | 'task' | 'stay';
}

const HEAD = 10;

/** A way with a head at its end; what travels on it is written beside it. */
export default function Arrow({via, kind = 'out'}: Props): ReactNode {
  const [tipX, tipY] = via.at(-1) as Point;
  const [fromX, fromY] = via.at(-2) as Point;
  const stepX = Math.sign(tipX - fromX);
  const stepY = Math.sign(tipY - fromY);
  // The line ends inside the head, so that its square end does not show.
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
