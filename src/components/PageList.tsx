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

/** Returns the current category's pages in sidebar order, with descriptions from their front matter. */
function useEntries(): Entry[] {
  const {metadata} = useDoc();
  const {pluginId, docs} = useDocsVersion();
  const idOfPath = new Map(
    useActiveDocContext(pluginId).activeVersion?.docs.map(({id, path}) => [path, id]),
  );
  const entries: Entry[] = [];
  for (const item of useCurrentSidebarSiblings()) {
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

/** Lists the pages below the current page (or its siblings if it has none) with their descriptions. */
export default function PageList(): ReactNode {
  return (
    <ul className="pages" data-nosearch="">
      {useEntries().map(({href, label, description, effort}) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          {description && <span>{description}</span>}
          {effort && <span className="effort">{effort}</span>}
        </li>
      ))}
    </ul>
  );
}
