import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** Links to a tutorial's notebook; a plain `<a>`, because the router knows pages, not files. */
export default function NotebookLink({address}: {readonly address: string}): ReactNode {
  return (
    <p className="notebook-link">
      <a href={useBaseUrl(address)} download="">
        Download as a notebook
      </a>
    </p>
  );
}
