import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {type Section, sections} from './sections';

type Generator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
type SidebarItem = Awaited<ReturnType<Generator>>[number];

/**
 * The generator of one instance's part of the default sidebar: the three sections at the top level,
 * the instance's own as a tree of its folder, the others as a link to their main page.
 *
 * A sidebar belongs to one docs instance, so the shared tree is made here three times from one list.
 */
export function sectionSidebar(own: Section): Generator {
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const tree = await defaultSidebarItemsGenerator(args);
    return sections.map((section): SidebarItem =>
      section.pluginId === own.pluginId
        ? {
            type: 'category',
            label: section.label,
            link: {type: 'doc', id: section.homeDocId},
            collapsible: true,
            collapsed: false,
            items: section.flattenRoot ? childrenOfOnlyCategory(tree) : tree,
          }
        : {type: 'link', label: section.label, href: section.home},
    );
  };
}

/** The API folder holds one package; its modules stand directly below the section. */
function childrenOfOnlyCategory(tree: SidebarItem[]): SidebarItem[] {
  const [only] = tree;
  return tree.length === 1 && only?.type === 'category' ? only.items : tree;
}
