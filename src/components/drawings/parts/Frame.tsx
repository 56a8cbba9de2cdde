import type {ReactNode} from 'react';

/** A second form of a drawing, for a column with room for it. */
interface WideForm {
  /** Height in units of the drawing; wide forms are 720 units wide. */
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
  readonly wide?: WideForm;
  readonly source?: Source;
  readonly children: ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

function wordsOf(source: Source): string {
  return source === 'illustration'
    ? 'Illustration, not a run.'
    : `From a run with release ${source.release}, ${day.format(new Date(source.date))}.`;
}

/**
 * Wraps a drawing in a figure with a text alternative and a caption. With a wide form, the width of
 * the column decides which of the two is shown.
 */
export default function Frame({
  name,
  title,
  words,
  caption,
  height,
  wide,
  source,
  children,
}: Props): ReactNode {
  const forms = [
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
