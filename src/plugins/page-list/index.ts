import type {LoadContext, Plugin} from '@docusaurus/types';

import type {ListedPage} from '../../search/listedPage';
import {docsOf, type SectionPage} from '../docsOf';

const NAME = 'site-page-list';

function listed({section, address, doc: {title, description}}: SectionPage): ListedPage {
  return {path: address, title, description, section: section.label};
}

/** Sorts pages by address within their sections. */
function inOrder(a: SectionPage, b: SectionPage): number {
  return a.section === b.section ? (a.address < b.address ? -1 : 1) : 0;
}

/**
 * Lists the pages of all sections in a separate data file, which only the search page and the
 * not-found page load. Also adds the search page's route, unless the framework's Algolia theme, used
 * with a hosted search, adds it (`src/theme/SearchPage.tsx`).
 */
export function pageListPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: NAME,
    async allContentLoaded({allContent, actions}) {
      const pages = docsOf(allContent).sort(inOrder).map(listed);
      await actions.createData('pages.json', pages);
      if (!siteConfig.themeConfig.algolia) {
        actions.addRoute({
          path: `${siteConfig.baseUrl}search`,
          component: '@site/src/components/search/SearchPage.tsx',
          // Not the path that `createData` returns: the bundle would name the folder of the build.
          modules: {pages: `@generated/${NAME}/default/pages.json`},
          exact: true,
        });
      }
    },
  };
}
