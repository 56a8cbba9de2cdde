import type {ApiClass} from '../reference/model/types';
import {type TableContext, TableFault} from './context';

/**
 * The class that a writer names, by its bare name or dotted path.
 *
 * @throws TableFault when the SDK has no such class, or several.
 */
export function classNamed({names}: TableContext, name: string): ApiClass {
  const meaning = names.meaningOf(name);
  if (meaning.kind === 'many') {
    throw new TableFault(`"${name}" can mean ${meaning.paths.join(', ')}. Write one of them out.`);
  }
  if (meaning.kind === 'none') {
    throw new TableFault(`the SDK has no class "${name}".${meaning.hint}`);
  }
  const symbol = meaning.found.kind === 'symbol' ? meaning.found.symbol : undefined;
  if (symbol?.kind !== 'class') {
    throw new TableFault(`"${name}" is no class: this table needs one.`);
  }
  return symbol;
}
