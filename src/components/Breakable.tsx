import {Fragment, type ReactNode} from 'react';

import {LONGEST_WORD, nameParts, type Separators} from '../lib/nameParts';

interface Props {
  readonly text: string;
  /** Characters after which a line may break; underscores by default. */
  readonly after?: Separators;
}

/** Renders a text with break opportunities (`<wbr>`) inside its long names. */
export default function Breakable({text, after = '_'}: Props): ReactNode {
  return nameParts(text, after).map((part, index) => (
    // The parts of a text are never reordered, so the index is a stable key.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Matches tags and character references (captured), or the words between them. */
const PIECES = /(<[^>]*>|&[^;]*;)|[A-Za-z0-9_]+/g;
const LIMITS = {longestWord: LONGEST_WORD, beforeCapital: /(?<=[a-z0-9])(?=[A-Z])/};

/**
 * Inserts `<wbr>` into the names in a piece of HTML; very long words may also break before a capital.
 * Leaves tags and character references unchanged.
 */
export function breakableHtml(html: string): string {
  return html.replace(PIECES, (piece, kept?: string) =>
    kept === undefined ? nameParts(piece, '_', LIMITS).join('<wbr>') : piece,
  );
}
