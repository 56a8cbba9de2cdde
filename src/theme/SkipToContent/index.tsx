// Change: uses our class instead of the style module.
import {SkipToContentLink} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className="skip" />;
}
