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

/** The same for a piece of HTML: tags and character references stay as they are. */
export function breakableHtml(html: string): string {
  return html.replace(/<[^>]*>|&[^;]*;|_/g, (part) => (part === '_' ? '_<wbr>' : part));
}
