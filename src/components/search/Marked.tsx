import {Fragment, type ReactNode} from 'react';

import {unescapeHtml} from '../../lib/escapeHtml';
import {splitAtBreaks} from './lineBreaks';

/**
 * Renders escaped text with `<mark>` around what was found. Any other tag in it is text: what an
 * index holds never becomes part of the page's HTML. Long names break at their joints.
 */
export default function Marked({html}: {readonly html: string}): ReactNode {
  const pieces = html.split(/<mark>(.*?)<\/mark>/s).map(unescapeHtml);
  return splitAtBreaks(pieces).map(([first, ...rest], index) => {
    const Piece = index % 2 ? 'mark' : 'span';
    return (
      <Fragment key={index}>
        {/* Outside of the mark, which would colour a strip at the end of the line. */}
        {first === '' && rest.length > 0 && <wbr />}
        <Piece>
          {first}
          {rest.map((part, at) => (
            <Fragment key={at}>
              {(at > 0 || first !== '') && <wbr />}
              {part}
            </Fragment>
          ))}
        </Piece>
      </Fragment>
    );
  });
}
