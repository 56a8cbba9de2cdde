import type {ApiClass} from '../reference/model/types';
import {type ConfigField, configClasses} from '../reference/schemas/classes';
import type {TableContext} from './context';
import {defaultCell} from './defaults';
import {sinceMarks} from '../reference/page/render/releaseMarks';
import {type Cell, codeLink, typeAndWords} from './render';
import {wordsOfKey} from './words';

export const KEY_HEADS = ['Key', 'Default', 'Meaning'];

/** Classes whose fields are the keys of a mapping. */
const RECORDS = new Set(['attrs', 'dataclass']);

/**
 * Returns a row: name, default, type and description.
 *
 * @param label the key's name, or its path
 * @param place what tells the key from others on a page; the row has its address from it
 */
export function keyRow(
  context: TableContext,
  cls: ApiClass,
  field: ConfigField,
  label = field.name,
  place = `${cls.name}.${label}`,
): Cell[] {
  const {site} = context;
  const path = `${field.owner.path}.${field.name}`;
  return [
    [codeLink(site, label, path, rowId(place)), ...sinceMarks(site.model, path)],
    defaultCell(site, field, 'yaml'),
    typeAndWords(site, field.type, wordsOfKey(site, cls.path, field.owner.path, field.name) ?? []),
  ];
}

/** Returns the id of a key's row: `podconfig.approved_pods`. */
function rowId(place: string): string {
  return place.toLowerCase().replace(/[^a-z0-9_.-]+/g, '');
}

/** Returns the classes of mappings in a field: those in its expression, else those in its type. */
export function nestedClasses({site}: TableContext, {value, type}: ConfigField): ApiClass[] {
  const classes = configClasses(site.model);
  const isCall = value?.some((token) => typeof token !== 'string' && token[0].startsWith('desert'));
  const paths = ((isCall ? value : type) ?? []).flatMap((token) =>
    typeof token === 'string' ? [] : [token[1]],
  );
  const found = [...new Set(paths)].flatMap((path) => classes.at(path) ?? []);
  return found.filter(({flavour}) => RECORDS.has(flavour));
}

/** Tells whether the field takes a list. */
export function isList({type}: ConfigField): boolean {
  const path = type?.find((token) => typeof token !== 'string' && token[0] !== 'Optional')?.[1];
  return path === 'builtins.list' || path === 'typing.List';
}
