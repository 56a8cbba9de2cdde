import type {Hierarchy, Level, SearchRecord} from '../types';
import {limits} from './limits';
import {first, hasAttribute} from './nodes';
import {TEXT_SUFFIX} from './packed';
import {parsePage} from './parsePage';
import type {Place} from './places';
import {type PageHead, readHead} from './readHead';
import {readPlaces} from './readPlaces';
import {textsOf} from './placeTexts';
import {cut} from './text';

/** One page of the build. */
export interface BuiltPage {
  /** Clean address from the site's root: `/guides/SDK`. */
  readonly address: string;
  readonly html: string;
}

/** What all pages of a site share. */
export interface SiteFacts {
  /** `https://docs.example.org`, without a slash at its end. */
  readonly origin: string;
  /** Label of the section of the site that an address belongs to. */
  readonly sectionLabel: (address: string) => string;
  /** Words that readers type for places, by their addresses with anchor. */
  readonly words: ReadonlyMap<string, string>;
}

/**
 * The records of one page in document order: each place, and behind it its further text.
 *
 * @throws UnreadablePageError when the page is not one of a docs section.
 * @throws Error when two places of the page have the same address.
 */
export function extractPage({address, html}: BuiltPage, site: SiteFacts): SearchRecord[] {
  const head = readHead(parsePage(html), address);
  const label = site.sectionLabel(address);
  const page = pagePlace(head, label);
  const prose = first(head.article, (element) => hasAttribute(element, 'data-prose'));
  const places = prose ? readPlaces(prose, page) : [page];
  const records = places.flatMap((place) => recordsOf(place, address, head, site));
  checkUnique(records);
  return records;
}

function pagePlace({title, isModule, tag}: PageHead, label: string): Place {
  const isTutorial = tag.startsWith('docs-tutorials-');
  // The pages that list modules and symbols.
  const isReference = tag.startsWith('docs-api-');
  return {
    anchor: null,
    name: title,
    level: 1,
    kind: isModule || isReference ? 'module' : isTutorial ? 'tutorial' : 'guide',
    above: [label],
    summary: 'summary',
    prose: isModule ? 'moduleProse' : 'prose',
    texts: [],
  };
}

function recordsOf(
  place: Place,
  address: string,
  head: PageHead,
  {origin, words}: SiteFacts,
): SearchRecord[] {
  const own = place.anchor === null ? address : `${address}#${place.anchor}`;
  const {summary, content, rest} = textsOf(place, head.description);
  const record: SearchRecord = {
    objectID: own,
    url: `${origin}${own}`,
    hierarchy: hierarchyOf(place),
    content: cut(summary, limits[place.summary]) || null,
    ...(words.has(own) ? {words: words.get(own)} : {}),
    type: `lvl${place.level}` as SearchRecord['type'],
    kind: place.kind,
    language: head.language,
    version: head.version,
    docusaurus_tag: head.tag,
  };
  return content || rest ? [record, textRecord(record, content, rest)] : [record];
}

function textRecord(
  {words: _, ...record}: SearchRecord,
  content: string,
  rest: string,
): SearchRecord {
  return {
    ...record,
    objectID: `${record.objectID}${TEXT_SUFFIX}`,
    content: content || null,
    ...(rest && {rest}),
    type: 'content',
  };
}

function hierarchyOf({above, name, level}: Place): Hierarchy {
  const names = [...above, name];
  const levels = Array.from({length: 7}, (_, index): [Level, string | null] => [
    `lvl${index}` as Level,
    index <= level ? (names[index] ?? null) : null,
  ]);
  return Object.fromEntries(levels) as Hierarchy;
}

function checkUnique(records: readonly SearchRecord[]): void {
  const seen = new Set<string>();
  for (const {objectID} of records) {
    if (seen.has(objectID)) {
      throw new Error(`Search records: two places of the site have the address ${objectID}.`);
    }
    seen.add(objectID);
  }
}
