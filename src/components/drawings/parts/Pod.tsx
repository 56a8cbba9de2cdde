import type {ReactNode} from 'react';

import type {BoxProps} from './Box';
import Lines from './Lines';

interface Props extends BoxProps {
  /** Draws the edge of another pod behind this one. */
  readonly several?: boolean;
  readonly children?: ReactNode;
}

/** Draws a pod: the green box that records never leave. */
export default function Pod({
  x,
  y,
  width,
  height,
  title = 'Pod',
  text = [],
  several,
  children,
}: Props): ReactNode {
  const behind = several && (
    <path
      className="d-pod d-back"
      d={`M${x + 12} ${y}v-9h${width - 4}v${height - 2}h-8`}
      strokeLinejoin="round"
    />
  );
  return (
    <>
      {behind}
      <rect className="d-pod" x={x} y={y} width={width} height={height} rx={5} />
      <Lines x={x + 16} y={y + 26} of={title} voice="t" />
      <Lines x={x + 16} y={y + 47} of={text} />
      {children}
    </>
  );
}
