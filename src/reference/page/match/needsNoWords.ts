import type {ApiMember} from '../../model/types';
import {type ApiPage, symbolPage} from './types';

/** Tells whether a symbol needs no description: a logger, or a name with a leading underscore. */
export function needsNoWords(symbol: ApiMember): boolean {
  return symbol.name.startsWith('_') || isLogger(symbol);
}

/** Tells a logger by its name, or by the call that makes it. */
export function isLogger(symbol: ApiMember): boolean {
  if (symbol.kind !== 'attribute') {
    return false;
  }
  const [first] = symbol.value ?? [];
  const called = typeof first === 'string' ? first : first?.[1];
  return symbol.name === 'logger' || called === 'logging.getLogger';
}

/** Tells whether a page leaves a symbol out: a logger that its words do not describe. */
export function isLeftOut(symbol: ApiMember, page: ApiPage): boolean {
  const {name} = symbol;
  return isLogger(symbol) && !page.variables.has(name) && symbolPage(page, name) === undefined;
}
