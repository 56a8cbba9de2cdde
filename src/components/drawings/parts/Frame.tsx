import type {ReactNode} from 'react';

import {longDate} from '../../../lib/longDate';

/** A further form of a drawing, for a column with room for it. */
interface Form {
  /** Height in units of the drawing. */
  readonly height: number;
  readonly content: ReactNode;
}

/** Where the values of a drawing come from: a run of the page's code, or nowhere. */
type Source = 'illustration' | {readonly release: string; readonly date: string};

interface Props {
  /** The drawing's name, used as prefix of the ids of its texts. */
  readonly name: string;
  /** Subject of the drawing, in a few words. */
  readonly title: string;
  /** Text alternative: the content of the drawing in full sentences. */
  readonly words: string;
  /** Caption: one sentence below the drawing. */
  readonly caption: string;
  /** Height in units of the drawing; the usual form is 400 units wide. */
  readonly height: number;
  /** A form of 560 units. */
  readonly medium?: Form;
  /** A form of 720 units. */
  readonly wide?: Form;
  readonly source?: Source;
  readonly children: ReactNode;
}

function wordsOf(source: Source): string {
  return source === 'illustration'
    ? 'Illustration, not a run.'
    : `From a run with release ${source.release}, ${longDate(source.date)}.`;
}

/**
 * Wraps a drawing in a figure with a text alternative and a caption. With further forms, the width
 * of the column decides which one is shown.
 */
export default function Frame({
  name,
  title,
  words,
  caption,
  height,
  medium,
  wide,
  source,
  children,
}: Props): ReactNode {
  const forms = [
    // The stylesheet hides what comes after the medium form.
    ...(medium
      ? [{id: `drawing-${name}-medium`, width: 560, ...medium, className: 'd-medium'}]
      : []),
    {id: `drawing-${name}`, width: 400, height, content: children, className: 'd-narrow'},
    ...(wide ? [{id: `drawing-${name}-wide`, width: 720, ...wide, className: 'd-wide'}] : []),
  ];
  return (
    // The page says in its text what a drawing shows, so that the search has it already.
    <figure className={wide ? 'diagram has-wide' : 'diagram'} data-nosearch="">
      {forms.map((form) => (
        <svg
          key={form.id}
          className={wide && form.className}
          viewBox={`0 0 ${form.width} ${form.height}`}
          role="img"
          aria-labelledby={`${form.id}-title`}
          aria-describedby={`${form.id}-words`}
        >
          <title id={`${form.id}-title`}>{title}</title>
          <desc id={`${form.id}-words`}>{words}</desc>
          {form.content}
        </svg>
      ))}
      <figcaption>
        {caption}
        {source && <small>{wordsOf(source)}</small>}
      </figcaption>
    </figure>
  );
}
