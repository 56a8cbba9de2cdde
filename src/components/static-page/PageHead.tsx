import Head from '@docusaurus/Head';
import {createElement, type ReactNode} from 'react';

/** Maps HTML attribute names to React's where the two differ. */
const REACT_NAMES: Readonly<Record<string, string>> = {crossorigin: 'crossOrigin'};

function toReact(tag: Element, key: number): ReactNode {
  const attributes = [...tag.attributes]
    .filter(({name}) => name !== 'data-rh')
    .map(({name, value}) => [REACT_NAMES[name] ?? name, value]);
  return createElement(
    tag.localName,
    {key, ...Object.fromEntries(attributes)},
    tag.textContent || undefined,
  );
}

/** Renders a page's title, description and structured data from the tags of its HTML. */
export default function PageHead({tags}: {readonly tags: readonly Element[]}): ReactNode {
  return <Head>{tags.map(toReact)}</Head>;
}
