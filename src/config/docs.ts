import type {PluginConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {markdownPlugins} from './markdown';
import {type Section, sectionOf, sections} from '../site/sections';
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

/** Options of the preset's own docs instance: the guides. */
export const guides: DocsOptions = docsOptions(sectionOf('default'));

/** The further docs instances: tutorials and API reference. */
export const otherSections: PluginConfig[] = sections
  .filter((section) => section.pluginId !== 'default')
  .map((section) => [
    '@docusaurus/plugin-content-docs',
    {id: section.pluginId, ...docsOptions(section)},
  ]);
