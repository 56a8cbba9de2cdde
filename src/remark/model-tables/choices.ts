import type {ApiClass} from '../../api/types';
import {configClasses} from '../../schemas/classes';
import {type NamedConfig, namedConfigs} from '../../schemas/names';
import {type ApiElement, element} from '../api/nodes';
import type {TableContext} from './context';
import {type Cell, codeLink, commaList, table} from './render';
import {summaryAbout} from './words';

/** Protocols or algorithms: name in task files, what it does, keys of its arguments, old names. */
export function choices(context: TableContext, of: string, base: string): ApiElement {
  const configs = namedConfigs(context.site.model, base);
  return table(
    of,
    ['Name in YAML', 'What it does', 'Keys', 'Older names'],
    configs.map((config) => row(context, config)),
  );
}

function row(context: TableContext, {names, cls}: NamedConfig): Cell[] {
  const {site} = context;
  const [name = '', ...older] = names;
  const implementation = classBehind(context, name);
  return [
    [codeLink(site, name, implementation?.path ?? cls.path)],
    implementation ? summaryAbout(site, implementation.path) : [],
    commaList(keyClasses(context, cls).map((keys) => codeLink(site, keys.name, keys.path))),
    commaList(older.map((old) => element('code', {}, [old]))),
  ];
}

/** The class that carries out what a name in YAML chooses. */
export function classBehind({sdk}: TableContext, name: string): ApiClass | undefined {
  const found = sdk.onlyOne(name.slice(name.lastIndexOf('.') + 1));
  return found?.kind === 'class' ? found : undefined;
}

/** The classes with the keys: of `arguments`, and of the entry itself where it has more. */
function keyClasses({site}: TableContext, cls: ApiClass): ApiClass[] {
  const classes = configClasses(site.model);
  const fields = classes.fields(cls);
  const inner = fields
    .filter(({name}) => name === 'arguments')
    .flatMap(({type = []}) =>
      type.flatMap((token) => (typeof token === 'string' ? [] : (classes.at(token[1]) ?? []))),
    );
  const hasMore = fields.some(({name}) => name !== 'name' && name !== 'arguments');
  return hasMore || inner.length === 0 ? [cls, ...inner] : inner;
}
