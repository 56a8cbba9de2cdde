// Change: an icon in the look's line style, and words for readers who do not see it: the link opens a new tab.
import Translate from '@docusaurus/Translate';
import LineIcon from '@site/src/components/LineIcon';
import type {ReactNode} from 'react';

export default function IconExternalLink(): ReactNode {
  return (
    <>
      <LineIcon className="external" size={16}>
        <path d="M8 5H5v10h10v-3M11 5h4v4M15 5l-6 6" />
      </LineIcon>
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
