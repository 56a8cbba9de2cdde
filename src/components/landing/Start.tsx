import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** Ends the page with the two ways to begin. */
export default function Start(): ReactNode {
  return (
    <section className="band start">
      <h2>Start</h2>
      <ul>
        <li>
          <Link to="/guides/getting-started/first-result">Get a first result</Link>
          <span>on your own machine, in fifteen minutes, without an account</span>
        </li>
        <li>
          <Link to="/guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods">
            Run a pod
          </Link>
          <span>next to your data, and decide who may ask what</span>
        </li>
      </ul>
    </section>
  );
}
