import type {RecordKind, SearchRecord} from '../../../src/search/types';
import {recordOf} from '../../support/searchRecords';

const API = 'API Reference';

/** A place of the reference: its module, then the names down to it. */
export function symbolOf(
  kind: RecordKind,
  names: readonly string[],
  content: string | null = null,
): SearchRecord {
  const [module = '', ...below] = names;
  const anchor = below.length > 0 ? `#${below.join('.').toLowerCase()}` : '';
  return recordOf(`/api/${module.replaceAll('.', '/')}${anchor}`, [API, ...names], kind, content);
}

/** A heading of a guide: the page, then the names down to it. */
export function headingOf(names: readonly string[], content: string | null = null): SearchRecord {
  const [page = '', ...below] = names.map((name) => name.toLowerCase().replaceAll(' ', '-'));
  const anchor = below.length > 0 ? `#${below.at(-1)}` : '';
  return recordOf(`/guides/${page}${anchor}`, ['Guides', ...names], 'guide', content);
}

/** The further text of a place. */
export function textBelow(place: SearchRecord, content: string): SearchRecord {
  return {...place, objectID: `${place.objectID}:text`, type: 'content', content};
}
