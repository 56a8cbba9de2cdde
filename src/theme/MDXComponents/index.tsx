// Change: own map. Code, tables and images are native elements finished by the build's rehype plugins, so the stock code block with its browser highlighter is not in the bundle; our content components are added.
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import type {ComponentProps, JSX} from 'react';

import PageList from '@site/src/components/PageList';
import CheckedLinks from '@site/src/components/CheckedLinks';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function heading(as: Level) {
  return function MDXHeading(props: ComponentProps<Level>): JSX.Element {
    return <Heading as={as} {...props} />;
  };
}

/** What content pages may use without importing it. */
const components = {
  Head,
  a: MDXA,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  // Docusaurus renames <details>; here it is the element itself.
  Details: 'details',
  admonition: Admonition,
  PageList,
  CheckedLinks,
};

export default components as unknown as MDXComponentsObject;
