import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import FirstResult from '../drawings/FirstResult';
import {runKinds} from './runs';

/** Lists what can be run, with what comes back, next to the result of a query. */
export default function Runs(): ReactNode {
  return (
    <section className="band">
      <h2>What you can run</h2>
      <div className="runs">
        <ul>
          {runKinds.map(({name, to, result, sign}) => (
            <li key={to}>
              <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
                <path d={sign} />
              </svg>
              <Link to={to}>{name}</Link>
              <span>{result}</span>
            </li>
          ))}
        </ul>
        <div>
          <FirstResult />
          <p>
            Made-up visits to two clinics:{' '}
            <Link to="/guides/getting-started/first-result">run the query</Link> on your own
            machine.
          </p>
        </div>
      </div>
    </section>
  );
}
