import type {ReactNode} from 'react';

import {unescapeHtml} from '../../lib/escapeHtml';

/**
 * Renders escaped text with `<mark>` around what was found. Any other tag in it is text: what an
 * index holds never becomes part of the page's HTML.
 */
export default function Marked({html}: {readonly html: string}): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) =>
      index % 2 ? (
        <mark key={index}>{unescapeHtml(part)}</mark>
      ) : (
        <span key={index}>{unescapeHtml(part)}</span>
      ),
    );
}
