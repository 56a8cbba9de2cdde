import {Fragment, type ReactNode} from 'react';

import {splitName} from '../lib/nameParts';

/** Renders a text with break opportunities (`<wbr>`) inside its long names. */
export default function Breakable({text}: {readonly text: string}): ReactNode {
  return splitName(text).map((part, index) => (
    // The parts of a text are never reordered, so the index is a stable key.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Matches tags and character references (captured), or the words between them. */
const PIECES = /(<[^>]*>|&[^;]*;)|[\w./]+/g;

/** Inserts `<wbr>` into the names in a piece of HTML. Leaves tags and character references unchanged. */
export function breakableHtml(html: string): string {
  return html.replace(PIECES, (piece, kept?: string) =>
    kept === undefined ? splitName(piece).join('<wbr>') : piece,
  );
}
