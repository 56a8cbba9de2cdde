import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';

import {datedDocsPlugin} from '../plugins/dated-docs';
import {type Section, sections} from '../site/sections';
import {markdownPlugins} from './markdown';
import {sectionSidebar} from './sidebar';

/**
 * Address of the folder with the repository's files in the editor of its host, with a slash at its end:
 * `https://github.com/example/docs/edit/main/`. Pages then link to their source.
 */
const editUrl = process.env.EDIT_URL;

function docsOptions(section: Section): DocsOptions {
  return {
    path: section.folder,
    routeBasePath: section.routeBasePath,
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: sectionSidebar(section),
    sidebarCollapsed: true,
    breadcrumbs: true,
    ...(editUrl && {editUrl}),
    ...markdownPlugins(section),
  };
}

/** The docs plugins, one for each section: guides, tutorials, API reference. */
export const docs: PluginConfig[] = sections.map((section) => [
  datedDocsPlugin,
  {id: section.pluginId, ...docsOptions(section)},
]);
