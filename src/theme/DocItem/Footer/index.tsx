// Change: one line with the link to the page's source, if there is one, and the SDK release that the facts were checked against.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {product} from '@site/src/site/product';

export default function DocItemFooter(): ReactNode {
  const {editUrl} = useDoc().metadata;
  return (
    <p className="page-end">
      {editUrl && <Link to={editUrl}>Edit this page</Link>}
      <span>
        Facts checked against {product.sdk.package} {product.sdk.version}
      </span>
    </p>
  );
}
