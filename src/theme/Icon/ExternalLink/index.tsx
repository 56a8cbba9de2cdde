// Change: an icon in the look's line style, and words for readers who do not see it: the link opens a new tab.
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export default function IconExternalLink(): ReactNode {
  return (
    <>
      <svg
        className="external"
        width="16"
        height="16"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        aria-hidden="true"
      >
        <path d="M8 5H5v10h10v-3M11 5h4v4M15 5l-6 6" />
      </svg>
      <span className="vh">
        {' '}
        <Translate
          id="site.externalLink.newTab"
          description="Read out after the text of a link to another site"
        >
          (opens in a new tab)
        </Translate>
      </span>
    </>
  );
}
