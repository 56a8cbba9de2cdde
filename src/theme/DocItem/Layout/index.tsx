// Change: own markup and order (breadcrumbs, header, contents, prose, page end, pager). Both forms
// of the table of contents are always in the HTML and the stylesheet shows one, so that no script
// depends on the window's size.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Layout';
import type {ReactNode} from 'react';

import DocHeader from '../../../components/DocHeader';
import PageMenu from '../../../components/PageMenu';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="page">
      <div className="page-text">
        <ContentVisibility metadata={metadata} />
        <article>
          <div className="page-head">
            <DocBreadcrumbs />
            <PageMenu />
          </div>
          <DocHeader />
          {hasContents && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
        </article>
        <DocItemFooter />
        <DocItemPaginator />
      </div>
      {hasContents && <DocItemTOCDesktop />}
    </div>
  );
}
