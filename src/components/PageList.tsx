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
      description: (id ? docs[id]?.description : undefined) ?? item.description,
    });
  }
  return entries;
}

/** Lists the pages below the current page (or its siblings if it has none) with their descriptions. */
export default function PageList(): ReactNode {
  return (
    <ul className="pages" data-nosearch="">
      {useEntries().map(({href, label, description}) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          {description && <span>{description}</span>}
        </li>
      ))}
    </ul>
  );
}
