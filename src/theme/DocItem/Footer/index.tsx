// Change: one line with a link to the page's source and the day of its last change, where they are
// known, and the SDK release used to check the facts; in print, with the address of the page.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {removeTrailingSlash} from '@docusaurus/utils-common';
import type {ReactNode} from 'react';

import LastUpdated from '../../../components/LastUpdated';
import {product} from '../../../site/product';

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, permalink} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  return (
    <p className="page-end">
      {editUrl && <Link to={editUrl}>Edit this page</Link>}
      {lastUpdatedAt && <LastUpdated time={lastUpdatedAt} />}
      <span>
        Facts checked against {product.sdk.package} {product.sdk.version}
      </span>
      {/* the stylesheet shows it in print */}
      <span hidden>{siteConfig.url + removeTrailingSlash(permalink)}</span>
    </p>
  );
}
