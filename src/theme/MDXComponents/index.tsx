// Change: own map. The build's rehype plugins finish code, tables and images as native elements, so
// that the stock code block and its browser highlighter are not in the bundle; adds our content
// components.
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import type {ComponentProps, JSX} from 'react';

import PageList from '../../components/PageList';
import CheckedLinks from '../../components/CheckedLinks';
import OfflineCopy from '../../components/OfflineCopy';
import SlashKeySwitch from '../../components/SlashKeySwitch';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function heading(as: Level) {
  return function MDXHeading(props: ComponentProps<Level>): JSX.Element {
    return <Heading as={as} {...props} />;
  };
}

/** Components that content pages can use without an import. */
const components = {
  Head,
  a: MDXA,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  // Docusaurus renames <details> to `Details`; here it stays the native element.
  Details: 'details',
  admonition: Admonition,
  PageList,
  CheckedLinks,
  OfflineCopy,
  SlashKeySwitch,
};

export default components as unknown as MDXComponentsObject;
