import type {SearchRecord} from '../types';
import {
  fromSparse,
  type Pack,
  PACK_FORM,
  readForm,
  REST,
  TEXT_SUFFIX,
  UnreadablePackError,
} from './packed';
import {hierarchyOf, HierarchyCursor} from './hierarchyCursor';
import {decodeTexts} from './wordCode';

/**
 * The records of a pack.
 *
 * @param value what the file holds, parsed from JSON
 * @throws UnreadablePackError when it is not a pack of the form that this code reads.
 */
export function unpack(value: unknown): SearchRecord[] {
  const pack = checked(value);
  const {names, contents, words} = textsOf(pack);
  const anchors = fromSparse(pack.anchors);
  const hierarchies = fromSparse(pack.hierarchies);
  const pages = pack.pages === '' ? [] : pack.pages.split('\n');
  const records: SearchRecord[] = [];
  const cursor = new HierarchyCursor();
  let nextName = 0;
  let page = -1;
  for (const [index, {type, kind}] of formsOf(pack).entries()) {
    if (type === 'lvl1') {
      page += 1;
    }
    const address = pages[page];
    const facts = pack.facts[pack.pageFacts[page] ?? -1];
    if (address === undefined || !facts) {
      throw new UnreadablePackError(`record ${index} has no page, or its page no facts`);
    }
    const [section, language, version, tag] = facts;
    let anchor: string;
    let hierarchy: readonly (string | null)[];
    if (type === 'content') {
      anchor = anchors.get(index) ?? cursor.lastAnchor;
      hierarchy = hierarchies.get(index) ?? cursor.lastNames();
    } else {
      if (type === 'lvl1') {
        cursor.startPage(section);
      }
      const level = Number(type.slice(3));
      const name = names[nextName++] ?? '';
      hierarchy = hierarchies.get(index) ?? cursor.namesTo(level, name);
      anchor = anchors.get(index) ?? (level === 1 ? '' : cursor.anchorOf(name, kind, level));
      cursor.moveTo(hierarchy, anchor);
    }
    const [content, rest] = (contents[index] ?? '').split(REST);
    const own = anchor === '' ? address : `${address}#${anchor}`;
    records.push({
      objectID: type === 'content' ? `${own}${TEXT_SUFFIX}` : own,
      url: `${pack.origin}${own}`,
      hierarchy: hierarchyOf(hierarchy),
      content: content || null,
      ...(words.has(index) ? {words: words.get(index)} : {}),
      type,
      kind,
      language,
      version,
      docusaurus_tag: tag,
      ...(rest === undefined ? {} : {rest}),
    });
  }
  return records;
}

function checked(value: unknown): Pack {
  const pack = value as Partial<Pack> | null;
  if (typeof pack !== 'object' || pack === null || pack.form !== PACK_FORM) {
    throw new UnreadablePackError('the file is of another form');
  }
  const {origin, pages, pageFacts, facts, forms, worded, texts, anchors, hierarchies} = pack;
  const lists = [facts, pageFacts, worded, anchors, hierarchies];
  const strings = [origin, pages, forms, texts?.words, texts?.code];
  if (
    !lists.every((column) => Array.isArray(column)) ||
    !strings.every((column) => typeof column === 'string')
  ) {
    throw new UnreadablePackError('a column is missing');
  }
  return pack as Pack;
}

/** Type and kind of each record. */
function formsOf({forms}: Pack): NonNullable<ReturnType<typeof readForm>>[] {
  return [...forms].map((character, index) => {
    const form = readForm(character);
    if (!form) {
      throw new UnreadablePackError(`record ${index} is incomplete`);
    }
    return form;
  });
}

interface Texts {
  /** Of each record but of type content. */
  readonly names: readonly string[];
  /** Of each record, '' for none. */
  readonly contents: readonly string[];
  /** Words of readers, by record. */
  readonly words: ReadonlyMap<number, string>;
}

function textsOf(pack: Pack): Texts {
  const {texts, forms, worded} = pack;
  const all = decoded(texts);
  const named = formsOf(pack).filter(({type}) => type !== 'content').length;
  const expected = named + forms.length + worded.length;
  if (all.length !== expected) {
    throw new UnreadablePackError(`there are ${all.length} of ${expected} texts`);
  }
  return {
    names: all.slice(0, named),
    contents: all.slice(named, named + forms.length),
    words: fromSparse([worded, all.slice(named + forms.length)]),
  };
}

function decoded(texts: Pack['texts']): string[] {
  try {
    return decodeTexts(texts);
  } catch (cause) {
    throw new UnreadablePackError((cause as Error).message);
  }
}
