import type {ReactNode} from 'react';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Escaped text with `<mark>` around what was found, as elements. Any other tag in it is text: what
 * an index holds never becomes part of the page's HTML.
 */
export function marked(html: string): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) =>
      index % 2 ? (
        <mark key={index}>{decoded(part)}</mark>
      ) : (
        <span key={index}>{decoded(part)}</span>
      ),
    );
}
