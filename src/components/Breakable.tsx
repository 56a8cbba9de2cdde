import {Fragment, type ReactNode} from 'react';

/** A text whose long names may break after an underscore. */
export default function Breakable({text}: {text: string}): ReactNode {
  return text.split(/(?<=_)/).map((part, index) => (
    // The parts of one text never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Tags, character references, underscores, and words that no narrow column holds. */
const PARTS = /<[^>]*>|&[^;]*;|_|[A-Za-z0-9]{25,}/g;

/**
 * The same for a piece of HTML, where very long names may also break before a capital; tags and
 * character references stay as they are.
 */
export function breakableHtml(html: string): string {
  return html.replace(PARTS, (part) =>
    part === '_'
      ? '_<wbr>'
      : /^\w/.test(part)
        ? part.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '<wbr>')
        : part,
  );
}
