// Change: an icon in the look's line style, and words for readers who do not see it: the link opens a new tab.
import Translate from '@docusaurus/Translate';
import {externalLinkShape} from '@site/src/browser/sidebar/externalLinkShape';
import LineIcon from '@site/src/components/LineIcon';
import type {ReactNode} from 'react';

export default function IconExternalLink(): ReactNode {
  return (
    <>
      <LineIcon className="external" size={16}>
        <path d={externalLinkShape} />
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
