import type {SearchRecord} from '../types';
import {KINDS, type Pack, PACK_FORM, TEXT_SUFFIX, TYPES, UnreadablePackError} from './packed';
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
  const {names, contents} = textsOf(pack);
  const records: SearchRecord[] = [];
  const cursor = new HierarchyCursor();
  let nextName = 0;
  for (const [address, count, factsAt] of pack.pages) {
    const facts = pack.facts[factsAt];
    if (!facts) {
      throw new UnreadablePackError(`${address} has no facts`);
    }
    const [section, language, version, tag] = facts;
    cursor.startPage(section);
    for (let end = records.length + count; records.length < end;) {
      const index = records.length;
      const type = TYPES[Number(pack.types[index])];
      const kind = KINDS[Number(pack.kinds[index])];
      if (!type || !kind) {
        throw new UnreadablePackError(`record ${index} is incomplete`);
      }
      let anchor: string;
      let hierarchy: readonly (string | null)[];
      if (type === 'content') {
        anchor = pack.anchors[index] ?? cursor.lastAnchor;
        hierarchy = pack.hierarchies[index] ?? cursor.lastNames();
      } else {
        const level = Number(type.slice(3));
        const name = names[nextName++] ?? '';
        hierarchy = pack.hierarchies[index] ?? cursor.namesTo(level, name);
        anchor = pack.anchors[index] ?? (level === 1 ? '' : cursor.anchorOf(name, kind, level));
        cursor.moveTo(hierarchy, anchor);
      }
      const own = anchor === '' ? address : `${address}#${anchor}`;
      records.push({
        objectID: type === 'content' ? `${own}${TEXT_SUFFIX}` : own,
        url: `${pack.origin}${own}`,
        hierarchy: hierarchyOf(hierarchy),
        content: contents[index] || null,
        type,
        kind,
        language,
        version,
        docusaurus_tag: tag,
      });
    }
  }
  if (records.length !== pack.types.length) {
    throw new UnreadablePackError(
      `the pages have ${records.length} of ${pack.types.length} records`,
    );
  }
  return records;
}

function checked(value: unknown): Pack {
  const pack = value as Partial<Pack> | null;
  if (typeof pack !== 'object' || pack === null || pack.form !== PACK_FORM) {
    throw new UnreadablePackError('the file is of another form');
  }
  const {pages, facts, texts, types, kinds, anchors, hierarchies} = pack;
  const columns = [pages, facts].every((column) => Array.isArray(column));
  const codes = [types, kinds, texts?.words, texts?.code];
  if (
    !columns ||
    codes.some((code) => typeof code !== 'string') ||
    !anchors ||
    !hierarchies ||
    typeof pack.origin !== 'string'
  ) {
    throw new UnreadablePackError('a column is missing');
  }
  return pack as Pack;
}

/** The names and contents of all records. */
function textsOf({texts, types}: Pack): {names: string[]; contents: string[]} {
  const all = decoded(texts);
  const named = [...types].filter((type) => TYPES[Number(type)] !== 'content').length;
  if (all.length !== named + types.length) {
    throw new UnreadablePackError(`there are ${all.length} of ${named + types.length} texts`);
  }
  return {names: all.slice(0, named), contents: all.slice(named)};
}

function decoded(texts: Pack['texts']): string[] {
  try {
    return decodeTexts(texts);
  } catch (cause) {
    throw new UnreadablePackError((cause as Error).message);
  }
}
