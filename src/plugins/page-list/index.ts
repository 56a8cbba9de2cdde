import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {removeTrailingSlash} from '@docusaurus/utils-common';

import {sections} from '../../site/sections';
import type {ListedPage} from '../../search/listedPage';

const docsPlugin = 'docusaurus-plugin-content-docs';

function pagesOf(content: LoadedContent, section: string): ListedPage[] {
  return content.loadedVersions
    .flatMap(({docs}) => docs)
    .map(({permalink, title, description}) => ({
      // The permalink of a folder's own page ends in a slash, its address does not.
      path: removeTrailingSlash(permalink),
      title,
      description,
      section,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Lists the pages of all sections in a data file of its own, which only the search page and the
 * not-found page load. It also makes the search page's route.
 */
export default function pageListPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-page-list',
    async allContentLoaded({allContent, actions}) {
      const pages = sections.flatMap(({pluginId, label}) =>
        pagesOf(allContent[docsPlugin]?.[pluginId] as LoadedContent, label),
      );
      const file = await actions.createData('pages.json', pages);
      actions.addRoute({
        path: `${siteConfig.baseUrl}search`,
        component: '@site/src/components/search/SearchPage.tsx',
        modules: {pages: file},
        exact: true,
      });
    },
  };
}
