// Change: the look's class in place of the style module.
import {SkipToContentLink} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className="skip" />;
}
