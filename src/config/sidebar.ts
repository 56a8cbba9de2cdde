import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {type Section, sections} from '../site/sections';

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
  return section.onlyFolder === undefined
    ? {...branch, customProps: {home: section.home}, items: tree}
    : {
        ...branch,
        link: {type: 'doc', id: section.homeDocId},
        items: opened(section.onlyFolder, tree).map(asModule),
      };
}

/** The one folder of a section opened: its own page, then what stands in it. */
function opened(folder: string, tree: SidebarItem[]): SidebarItem[] {
  const category = tree.find((item) => item.type === 'category');
  if (category?.type !== 'category' || category.link?.type !== 'doc') {
    throw new Error(`The sidebar expects the folder ${folder} with a page of its own (index.mdx).`);
  }
  return [{type: 'doc', id: category.link.id, label: folder}, ...category.items];
}

/** Marks an item and everything below it as the name of a module. */
function asModule(item: SidebarItem): SidebarItem {
  const marked = {...item, className: MODULE_CLASS};
  return marked.type === 'category' ? {...marked, items: marked.items.map(asModule)} : marked;
}
