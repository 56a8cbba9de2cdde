import type {ApiMember} from '../../model/types';

/** Tells whether a symbol needs no description: a logger, or a name with a leading underscore. */
export function needsNoWords(symbol: ApiMember): boolean {
  return symbol.name.startsWith('_') || isLogger(symbol);
}

export function isLogger(symbol: ApiMember): boolean {
  if (symbol.kind !== 'attribute') {
    return false;
  }
  const [first] = symbol.value ?? [];
  const called = typeof first === 'string' ? first : first?.[1];
  return symbol.name === 'logger' || called === 'logging.getLogger';
}
