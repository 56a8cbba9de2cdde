import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {product} from '../../site/product';

const {package: name, version, python, pin} = product.sdk;

/** Shows the command that installs the SDK, with a copy button, and what it leads to. */
export default function Install(): ReactNode {
  return (
    <div className="install">
      <p>
        <code translate="no">{`pip install ${name}==${version} ${pin}`}</code>
        <button className="copy" type="button" data-copy="">
          Copy
        </button>
      </p>
      <p className="note-line">
        Python {python}. From here to a result takes{' '}
        <Link to="/guides/getting-started/first-result">about fifteen minutes</Link>, without an
        account.
      </p>
    </div>
  );
}
