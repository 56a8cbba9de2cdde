import type {ApiClass} from '../reference/model/types';
import {configClasses} from '../reference/schemas/classes';
import {type NamedConfig, namedConfigs} from '../reference/schemas/names';
import {type ApiElement, element, text} from '../reference/page/nodes';
import type {TableContext} from './context';
import {implementationOf} from './implementation';
import {type Cell, codeLink, commaList, table} from './render';

/** Renders protocols or algorithms: name in task files, summary, keys. */
export function choices(context: TableContext, of: string, base: string): ApiElement {
  const configs = namedConfigs(context.site.model, base);
  return table(
    of,
    ['Name in YAML', 'What it does', 'Keys'],
    configs.map((config) => row(context, config)),
  );
}

function row(context: TableContext, {names, cls}: NamedConfig): Cell[] {
  const {site} = context;
  const [name = '', ...older] = names;
  const implementation = implementationOf(context, name);
  return [
    [codeLink(site, name, implementation?.path ?? cls.path)],
    [...(implementation?.words ?? []), ...olderNames(older)],
    keys(context, cls),
  ];
}

/** Lists names from earlier releases that are still accepted. */
function olderNames(names: readonly string[]): Cell {
  const codes = names.map((name) => element('code', {}, [text(name)]));
  return codes.length > 0 ? [element('div', {}, ['Also taken: ', ...commaList(codes)])] : [];
}

/** Lists the keys except `name`; `arguments` links to the class that has its keys. */
function keys({site}: TableContext, cls: ApiClass): Cell {
  const classes = configClasses(site.model);
  const others = classes.fields(cls).filter(({name}) => name !== 'name');
  return commaList(
    others.map(({name, type = [], owner}) => {
      const [inner] = type.flatMap((token) =>
        typeof token === 'string' ? [] : (classes.at(token[1]) ?? []),
      );
      const isArguments = name === 'arguments' && inner;
      return codeLink(site, name, isArguments ? inner.path : `${owner.path}.${name}`);
    }),
  );
}
