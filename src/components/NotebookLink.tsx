import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** A plain link to a tutorial's notebook: the router knows pages only, and this is a file. */
export default function NotebookLink({address}: {readonly address: string}): ReactNode {
  return (
    <p className="notebook-link">
      <a href={useBaseUrl(address)} download="">
        Download as a notebook
      </a>
    </p>
  );
}
