import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {removeTrailingSlash} from '@docusaurus/utils-common';

import {sections} from '../../site/sections';
import type {ListedPage} from '../../search/listedPage';

const NAME = 'site-page-list';
const docsPlugin = 'docusaurus-plugin-content-docs';

function pagesOf(content: LoadedContent, section: string): ListedPage[] {
  return content.loadedVersions
    .flatMap(({docs}) => docs)
    .map(({permalink, title, description}) => ({
      // The permalink of a folder's index page ends in a slash, its address does not.
      path: removeTrailingSlash(permalink),
      title,
      description,
      section,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
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
      const pages = sections.flatMap(({pluginId, label}) =>
        pagesOf(allContent[docsPlugin]?.[pluginId] as LoadedContent, label),
      );
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
