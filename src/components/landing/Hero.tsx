import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {product} from '../../site/product';
import {sectionOf} from '../../site/sections';

import Drawing from './Drawing';
import Install from './Install';
import Readers from './Readers';

/** Renders the first screen: the platform in a sentence, entry points by reader, and the drawing. */
export default function Hero(): ReactNode {
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>Analyse data where it{'\u00a0'}is kept</h1>
        <p className="lead">
          {product.name} is a platform for analysing data that cannot be copied, such as hospital
          records. A task (SQL, training or inference) travels to a pod, a program that runs beside
          the data; the records stay where they are.
        </p>
        <div className="cta">
          <Link className="btn" to={sectionOf('default').home}>
            Read the introduction
          </Link>
          <Link className="wide" to={sectionOf('api').home}>
            API reference for SDK {product.sdk.version}
          </Link>
        </div>
        <Install />
      </div>
      <Readers />
      <Drawing />
    </div>
  );
}
