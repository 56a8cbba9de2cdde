import type {ListedPage} from '../../search/listedPage';
import type {ReactNode} from 'react';

import Breakable from '../Breakable';

/**
 * Pages as links, each with its one-line description. Plain links, which `src/framework/client/links.ts`
 * follows: the framework's own would cost a list of all pages an observer and an effect each.
 */
export default function PageLinks({pages}: {readonly pages: readonly ListedPage[]}): ReactNode {
  return (
    <ul className="page-links">
      {pages.map(({path, title, description}) => (
        <li key={path}>
          <a href={path}>
            <Breakable text={title} />
          </a>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
