import Link from '@docusaurus/Link';
import type {ListedPage} from '@site/src/plugins/page-list/types';
import type {ReactNode} from 'react';

/** Pages as links, each with its one-line description. */
export default function PageLinks({pages}: {readonly pages: readonly ListedPage[]}): ReactNode {
  return (
    <ul className="page-links">
      {pages.map(({path, title, description}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
