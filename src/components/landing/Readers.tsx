import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {readers} from './readers';

/** Lists the three kinds of reader with links to their first pages. */
export default function Readers(): ReactNode {
  return (
    <div className="who">
      {readers.map(({name, situation, entries}) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{situation}</p>
          <ul>
            {entries.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
