import type {SearchRecord} from '../types';
import {formOf, type Pack, PACK_FORM, REST, sparse, TEXT_SUFFIX} from './packed';
import {levelOf, namesOf, HierarchyCursor} from './hierarchyCursor';
import {encodeTexts} from './wordCode';

/**
 * The compact form of records; `unpack` gives the same records again.
 *
 * @param records in document order, each page begun by its own record (type lvl1)
 * @param hash of the records file
 * @throws Error when a record's addresses are not of the shape that types.ts describes.
 */
export function pack(records: readonly SearchRecord[], hash: string): Pack {
  const origin = records[0] ? originOf(records[0]) : '';
  const facts = new Map<string, number>();
  const pages: string[] = [];
  const pageFacts: number[] = [];
  const names: string[] = [];
  const anchors = new Map<number, string>();
  const hierarchies = new Map<number, (string | null)[]>();
  const cursor = new HierarchyCursor();
  let address = '';
  records.forEach((record, index) => {
    const level = levelOf(record);
    const recordNames = namesOf(record.hierarchy, level);
    const isText = record.type === 'content';
    const name = recordNames[level] ?? '';
    if (record.type === 'lvl1') {
      address = record.objectID;
      pages.push(address);
      pageFacts.push(placeOf(factsOf(record), facts));
      cursor.startPage(record.hierarchy.lvl0);
    }
    const isTagged = placeOf(factsOf(record), facts) === pageFacts.at(-1);
    check(pages.length > 0, record, 'stands before the first page');
    check(isTagged, record, 'differs from its page in a tag');

    const anchor = anchorOf(record, address);
    const isPage = level === 1 && anchor === '';
    const expected = isText
      ? cursor.lastAnchor
      : isPage
        ? ''
        : cursor.anchorOf(name, record.kind, level);
    if (anchor !== expected) {
      anchors.set(index, anchor);
    }
    if (!same(recordNames, isText ? cursor.lastNames() : cursor.namesTo(level, name))) {
      hierarchies.set(index, recordNames);
    }
    check(record.url === `${origin}${address}${anchor && '#'}${anchor}`, record, 'has another url');
    if (!isText) {
      names.push(name);
      cursor.moveTo(recordNames, anchor);
    }
  });
  const words = new Map(
    records.flatMap((record, index) => (record.words === undefined ? [] : [[index, record.words]])),
  );
  return {
    form: PACK_FORM,
    hash,
    origin,
    facts: [...facts.keys()].map((key) => JSON.parse(key) as Pack['facts'][number]),
    pages: pages.join('\n'),
    pageFacts,
    forms: records.map(formOf).join(''),
    worded: sparse(words)[0],
    texts: encodeTexts([...names, ...records.map(textOf), ...words.values()]),
    anchors: sparse(anchors),
    hierarchies: sparse(hierarchies),
  };
}

function textOf({content, rest}: SearchRecord): string {
  return `${content ?? ''}${rest === undefined ? '' : REST}${rest ?? ''}`;
}

function originOf({url, objectID}: SearchRecord): string {
  return url.slice(0, url.length - objectID.length);
}

function anchorOf(record: SearchRecord, address: string): string {
  const {objectID, type} = record;
  const end = type === 'content' ? objectID.length - TEXT_SUFFIX.length : objectID.length;
  check(objectID.startsWith(address), record, 'is not of the page before it');
  check(objectID.slice(end) === (type === 'content' ? TEXT_SUFFIX : ''), record, 'has no suffix');
  return objectID.slice(address.length, end).replace(/^#/, '');
}

function factsOf({hierarchy, language, version, docusaurus_tag: tag}: SearchRecord): string {
  return JSON.stringify([hierarchy.lvl0, language, version, tag]);
}

function placeOf(key: string, places: Map<string, number>): number {
  const place = places.get(key) ?? places.size;
  places.set(key, place);
  return place;
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function check(holds: boolean, {objectID}: SearchRecord, fault: string): asserts holds {
  if (!holds) {
    throw new Error(`Search records cannot be packed: ${objectID} ${fault}.`);
  }
}
