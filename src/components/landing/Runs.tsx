import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import SegmentationResult from '../drawings/SegmentationResult';
import {runKinds} from './runs';

/** Lists what can be run, with what comes back, next to a result of a tutorial. */
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
          <SegmentationResult />
          <p>
            A result of the{' '}
            <Link to="/tutorials/advanced-data-science-tasks/training-a-custom-segmentation-model">
              tutorial on segmentation
            </Link>
            : half an hour, no graphics card.
          </p>
        </div>
      </div>
    </section>
  );
}
