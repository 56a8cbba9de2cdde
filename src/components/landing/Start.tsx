import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {product} from '../../site/product';

const beginnings = [
  {
    name: 'Get a first result',
    to: '/guides/getting-started/first-result',
    words: 'Query made-up visits to two clinics on your own machine.',
    time: '15 minutes',
    needs: `Python ${product.sdk.python}; an account only for the last step`,
  },
  {
    name: 'Run a pod',
    to: '/tutorials/connecting-data-and-creating-pods/running-a-pod',
    words: 'Serve a public table as you will serve your data, and wait for tasks.',
    time: '15 minutes',
    needs: `Python ${product.sdk.python}, a browser and an account`,
  },
] as const;

/** Ends the page with the two ways to begin, how long they take and what they need. */
export default function Start(): ReactNode {
  return (
    <section className="band start">
      <h2>Start</h2>
      <ul>
        {beginnings.map(({name, to, words, time, needs}) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span>{words}</span>
            <b>{time}</b>
            <small>{needs}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
