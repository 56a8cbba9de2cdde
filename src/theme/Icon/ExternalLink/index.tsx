// Change: a line icon like the others, and hidden text for screen readers that the link opens in a
// new tab.
import Translate from '@docusaurus/Translate';
import {externalLinkShape} from '../../../browser/sidebar/externalLinkShape';
import LineIcon from '../../../components/LineIcon';
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
