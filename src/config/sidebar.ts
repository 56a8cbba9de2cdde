import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {type Section, sections} from '../site/sections';

type Generator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
type SidebarItem = Awaited<ReturnType<Generator>>[number];

/** The class that sets the names of modules in the code font. */
const MODULE_CLASS = 'mod';

/**
 * Returns the generator of one instance's sidebar: the three sections at the top level, the instance's
 * own as a tree of its folder, the others as a link to their main page.
 *
 * A sidebar belongs to one docs instance, so the shared top level is generated for each from one list.
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
 * Returns a section's own branch, which links to the section's main page. If that page is in the tree
 * as well, the branch has only its address: as a document it would appear twice in the sequence of
 * previous and next links.
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
        items: flattened(section.onlyFolder, tree).map(asModule),
      };
}

/**
 * Flattens the only folder of a section: its index page, then its items.
 *
 * @throws when the folder has no index page
 */
function flattened(folder: string, tree: SidebarItem[]): SidebarItem[] {
  const category = tree.find((item) => item.type === 'category');
  if (category?.type !== 'category' || category.link?.type !== 'doc') {
    throw new Error(`The sidebar expects the folder ${folder} with a page of its own (index.mdx).`);
  }
  return [{type: 'doc', id: category.link.id, label: folder}, ...category.items];
}

/** Marks an item and its descendants as names of modules. */
function asModule(item: SidebarItem): SidebarItem {
  const marked = {...item, className: MODULE_CLASS};
  return marked.type === 'category' ? {...marked, items: marked.items.map(asModule)} : marked;
}
