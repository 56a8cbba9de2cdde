import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {removeTrailingSlash} from '@docusaurus/utils-common';
import type {ReactNode} from 'react';

/**
 * The menu of a page with its Markdown: to copy (`data-copy-page`, see `src/browser/inline/copyPage.ts`)
 * and to view. Plain links, because the router knows pages, not files.
 */
export default function PageMenu(): ReactNode {
  const {metadata} = useDoc();
  // The permalink of a folder's index page ends in a slash, its address does not.
  const twin = `${removeTrailingSlash(metadata.permalink)}.md`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <details className="drop page-menu" data-dropdown="" data-nosearch="">
        <summary>Copy page</summary>
        <ul>
          <li>
            <button type="button" data-copy-page={twin}>
              Copy as Markdown
            </button>
          </li>
          <li>
            <a href={twin}>View as Markdown</a>
          </li>
        </ul>
      </details>
    </>
  );
}
