import Head from '@docusaurus/Head';
import {createElement, type ReactNode} from 'react';

/** React's spelling of the attributes that differ from HTML's. */
const SPELT: Readonly<Record<string, string>> = {crossorigin: 'crossOrigin'};

function toReact(tag: Element, key: number): ReactNode {
  const attributes = [...tag.attributes]
    .filter(({name}) => name !== 'data-rh')
    .map(({name, value}) => [SPELT[name] ?? name, value]);
  return createElement(
    tag.localName,
    {key, ...Object.fromEntries(attributes)},
    tag.textContent || undefined,
  );
}

/** Title, description and structured data of a page, as they stand in its HTML. */
export default function PageHead({tags}: {readonly tags: readonly Element[]}): ReactNode {
  return <Head>{tags.map(toReact)}</Head>;
}
