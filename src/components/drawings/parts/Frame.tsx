import type {ReactNode} from 'react';

interface Props {
  /** The drawing's name, used as prefix of the ids of its texts. */
  readonly name: string;
  /** Subject of the drawing, in a few words. */
  readonly title: string;
  /** Text alternative: the content of the drawing in full sentences. */
  readonly words: string;
  /** Caption: one sentence below the drawing. */
  readonly caption: string;
  /** Height in units of the drawing; all drawings are 400 units wide. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Wraps a drawing in a figure with a text alternative and a caption. */
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
