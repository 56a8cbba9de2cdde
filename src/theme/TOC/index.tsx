// Change: a landmark with a visible title; src/browser/inline/contents.ts marks the current section
// and needs no class on headings.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';

export default function TOC({className: _className, ...props}: Props): ReactNode {
  const title = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The title of the table of contents',
  });
  return (
    <nav className="toc" aria-label={title} data-toc="">
      <p className="label">{title}</p>
      <TOCItems {...props} className="" linkClassName="" />
    </nav>
  );
}
