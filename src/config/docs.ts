import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';

import {type Section, sections} from '../site/sections';
import {markdownPlugins} from './markdown';
import {sectionSidebar} from './sidebar';

function docsOptions(section: Section): DocsOptions {
  return {
    path: section.folder,
    routeBasePath: section.routeBasePath,
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: sectionSidebar(section),
    sidebarCollapsed: true,
    breadcrumbs: true,
    ...markdownPlugins(section),
  };
}

/** The docs plugins, one for each section: guides, tutorials, API reference. */
export const docs: PluginConfig[] = sections.map((section) => [
  '@docusaurus/plugin-content-docs',
  {id: section.pluginId, ...docsOptions(section)},
]);
