import type {Level, RecordKind, SearchRecord} from '../../src/search/types';

/** Creates a record from its names, lvl0 first, and its address without the origin. */
export function recordOf(
  objectID: string,
  names: readonly string[],
  kind: RecordKind,
  content: string | null = null,
): SearchRecord {
  const level = (index: number) => names[index] ?? null;
  return {
    objectID,
    url: `https://docs.example${objectID}`,
    hierarchy: {
      lvl0: level(0),
      lvl1: level(1),
      lvl2: level(2),
      lvl3: level(3),
      lvl4: level(4),
      lvl5: level(5),
      lvl6: level(6),
    },
    content,
    type: `lvl${names.length - 1}` as Exclude<Level, 'lvl0'>,
    kind,
    language: 'en',
    version: 'current',
    docusaurus_tag: kind === 'guide' ? 'docs-default-current' : 'docs-api-current',
  };
}

/** Returns the address of a place from the site's root, with its anchor. */
export function addressOf({url}: Pick<SearchRecord, 'url'>): string {
  return url.slice(new URL(url).origin.length);
}

const API = 'API Reference';

/** A few records, one of them with characters that are special in HTML. */
export const someRecords: readonly SearchRecord[] = [
  recordOf('/guides/pods', ['Guides', 'Run a pod'], 'guide', 'A <b>pod</b> & its data.'),
  recordOf('/api/hub/api', [API, 'bitfount.hub.api'], 'module', 'Talks to the hub.'),
  recordOf('/api/hub/api#bitfounthub', [API, 'bitfount.hub.api', 'BitfountHub'], 'class'),
  recordOf(
    '/api/hub/api#bitfounthub.get_pod',
    [API, 'bitfount.hub.api', 'BitfountHub', 'get_pod'],
    'method',
    'Fetches a pod.',
  ),
];
