import type {ReactNode} from 'react';

interface Props {
  /** Shapes in a square of 20 units, drawn as lines in the colour of the text. */
  readonly children: ReactNode;
  /** Width and height in px. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** An icon of lines. It is hidden from assistive technology: the control around it carries the name. */
export default function LineIcon({
  children,
  size = 20,
  strokeWidth = 1.7,
  className,
}: Props): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The cross of a button that closes something. */
export function CloseIcon({size}: {readonly size?: number}): ReactNode {
  return (
    <LineIcon size={size}>
      <path d="m4.5 4.5 11 11m0-11-11 11" />
    </LineIcon>
  );
}
