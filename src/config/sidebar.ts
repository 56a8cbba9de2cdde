import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {type Section, sections} from './sections';

type Generator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
type SidebarItem = Awaited<ReturnType<Generator>>[number];

/** The class that sets the names of modules in the code font. */
const MODULE_CLASS = 'mod';

/**
 * The generator of one instance's part of the default sidebar: the three sections at the top level,
 * the instance's own as a tree of its folder, the others as a link to their main page.
 *
 * A sidebar belongs to one docs instance, so the shared tree is made here three times from one list.
 */
export function sectionSidebar(own: Section): Generator {
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const tree = await defaultSidebarItemsGenerator(args);
    return sections.map((section) =>
      section.pluginId === own.pluginId
        ? ownSection(section, tree)
        : {type: 'link', label: section.label, href: section.home},
    );
  };
}

/**
 * A section's own branch. It leads to the section's main page. Where that page stands in the tree
 * as well, the branch only names its address: as a document of its own it would be passed twice by
 * the links to the previous and next page.
 */
function ownSection(section: Section, tree: SidebarItem[]): SidebarItem {
  const branch = {
    type: 'category',
    label: section.label,
    collapsible: true,
    collapsed: false,
  } as const;
  return section.flattenRoot
    ? {
        ...branch,
        link: {type: 'doc', id: section.homeDocId},
        items: childrenOfOnlyCategory(tree).map(asModule),
      }
    : {...branch, customProps: {home: section.home}, items: tree};
}

/** The API folder holds one package; its modules stand directly below the section. */
function childrenOfOnlyCategory(tree: SidebarItem[]): SidebarItem[] {
  const [only] = tree;
  return tree.length === 1 && only?.type === 'category' ? only.items : tree;
}

/** Marks an item and everything below it as the name of a module. */
function asModule(item: SidebarItem): SidebarItem {
  const marked = {...item, className: MODULE_CLASS};
  return marked.type === 'category' ? {...marked, items: marked.items.map(asModule)} : marked;
}
