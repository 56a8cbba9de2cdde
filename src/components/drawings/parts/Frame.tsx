import type {ReactNode} from 'react';

interface Props {
  /** The drawing's name, from which the ids of its texts are made. */
  readonly name: string;
  /** What the drawing shows, in a few words. */
  readonly title: string;
  /** The same as the drawing says, in full sentences, for who does not see it. */
  readonly words: string;
  /** One sentence below the drawing. */
  readonly caption: string;
  /** Height in units of the drawing; all drawings are 400 units wide. */
  readonly height: number;
  readonly children: ReactNode;
}

/** The figure around a drawing: its text alternative and its caption. */
export default function Frame({name, title, words, caption, height, children}: Props): ReactNode {
  const id = `drawing-${name}`;
  return (
    <figure className="diagram">
      <svg
        viewBox={`0 0 400 ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-words`}>{words}</desc>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
