import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useCurrentSidebarSiblings,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly description?: string;
  /** Time that a tutorial takes, and from where on it needs an account. */
  readonly effort?: string;
}

/** Words on the effort of a page, from `sidebar_custom_props` in its front matter. */
function effortOf(props: Record<string, unknown> | undefined): string | undefined {
  const {time, account} = props ?? {};
  return typeof time === 'string' ? `${time}, account ${String(account)}` : undefined;
}

type SidebarItem = ReturnType<typeof useCurrentSidebarSiblings>[number];

/** Puts the pages of each category in the place of the category, at any depth. */
const pagesOf = (item: SidebarItem): readonly SidebarItem[] =>
  item.type === 'category' ? item.items.flatMap(pagesOf) : [item];

/**
 * Returns the current category's pages in sidebar order, with descriptions from their front matter.
 *
 * @param isDeep lists the pages of categories below instead of the categories
 */
function useEntries(isDeep: boolean): Entry[] {
  const {metadata} = useDoc();
  const {pluginId, docs} = useDocsVersion();
  const idOfPath = new Map(
    useActiveDocContext(pluginId).activeVersion?.docs.map(({id, path}) => [path, id]),
  );
  const entries: Entry[] = [];
  const siblings = useCurrentSidebarSiblings();
  for (const item of isDeep ? siblings.flatMap(pagesOf) : siblings) {
    if (item.type === 'html' || !item.href || item.href === metadata.permalink) {
      continue;
    }
    const id = idOfPath.get(item.href);
    entries.push({
      href: item.href,
      label: item.label,
      effort: effortOf(item.customProps),
      description: (id ? docs[id]?.description : undefined) ?? item.description,
    });
  }
  return entries;
}

interface Props {
  /** Lists the pages of categories instead of the categories. */
  readonly deep?: boolean;
  /** Numbers the pages, which are read in their order: those of a drawing's steps. */
  readonly steps?: boolean;
}

/** Lists the pages below the current page (or its siblings if it has none) with their descriptions. */
export default function PageList({deep = false, steps = false}: Props): ReactNode {
  const List = steps ? 'ol' : 'ul';
  return (
    <List className="pages" data-nosearch="">
      {useEntries(deep).map(({href, label, description, effort}) => (
        <li key={href}>
          <Link to={href}>{label}</Link> {description && <span>{description}</span>}{' '}
          {effort && <span className="effort">{effort}</span>}
        </li>
      ))}
    </List>
  );
}
