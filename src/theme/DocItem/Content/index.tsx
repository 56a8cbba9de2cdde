// Change: prose only; the page's header is src/components/DocHeader, which the layout puts before
// the table of contents.
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <div className="prose theme-doc-markdown" data-prose="">
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
