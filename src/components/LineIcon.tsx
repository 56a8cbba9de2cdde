import type {ReactNode} from 'react';

interface Props {
  /** Shapes in a square of 20 units, stroked in the text colour. */
  readonly children: ReactNode;
  /** Width and height in px. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** Draws a line icon, hidden from assistive technology: the control around it carries the name. */
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

/** Draws the cross of a close button. */
export function CloseIcon({size}: {readonly size?: number}): ReactNode {
  return (
    <LineIcon size={size}>
      <path d="m4.5 4.5 11 11m0-11-11 11" />
    </LineIcon>
  );
}
