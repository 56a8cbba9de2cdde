import type {ApiMember} from '../../model/types';
import {type ApiPage, isSymbolPage, type SymbolPage} from '../match/types';

/**
 * Finds the classes that only say what another class of the page takes as `arguments`, such as
 * `SqlQueryArgumentsConfig` for `SqlQueryAlgorithmConfig`. They are read together, so their sections
 * belong into that of the class that names them first, in the page's order.
 *
 * @returns the sections of arguments, by the section of the class that takes them
 */
export function argumentPairs(page: ApiPage): Map<SymbolPage, SymbolPage[]> {
  const own = page.sections.filter(isSymbolPage);
  const left = new Map(
    own.filter(({symbol}) => symbol.kind === 'class').map((found) => [found.symbol.path, found]),
  );
  const pairs = new Map<SymbolPage, SymbolPage[]>();
  for (const entry of own) {
    for (const path of argumentTypes(entry.symbol)) {
      const found = left.get(path);
      if (found && found !== entry) {
        left.delete(path);
        pairs.set(entry, [...(pairs.get(entry) ?? []), found]);
      }
    }
  }
  return pairs;
}

function argumentTypes(symbol: ApiMember): string[] {
  const parameters = symbol.kind === 'class' ? (symbol.init?.parameters ?? []) : [];
  const type = parameters.find(({name}) => name === 'arguments')?.type ?? [];
  return type.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]));
}
