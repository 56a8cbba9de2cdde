import type {ApiClass} from '../reference/model/types';
import {PartFault} from '../writing/faults';
import type {TableContext} from './context';

/**
 * Finds a class by its bare name or dotted path.
 *
 * @throws PartFault when the SDK has no such class, or several.
 */
export function classNamed({names}: TableContext, name: string): ApiClass {
  const meaning = names.meaningOf(name);
  if (meaning.kind === 'many') {
    const paths = meaning.paths.join(', ');
    const reason = `"${name}" can mean ${paths}. Write one of them out.`;
    throw new PartFault('ambiguous-symbol', reason);
  }
  if (meaning.kind === 'none') {
    throw new PartFault('unknown-symbol', `the SDK has no class "${name}".${meaning.hint}`);
  }
  const symbol = meaning.found.kind === 'symbol' ? meaning.found.symbol : undefined;
  if (symbol?.kind !== 'class') {
    throw new PartFault('unsuitable-class', `"${name}" is no class: this table needs one.`);
  }
  return symbol;
}
