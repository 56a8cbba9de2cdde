import {memoize} from '../../lib/memoize';
import type {ReleaseRecord} from '../../releases/record';
import type {Release, ReleaseParameter, ReleaseSymbol} from '../../releases/types';
import {writeRecord} from '../../releases/writeRecord';
import {loadRecord, loadRelease} from './recordFile';

const leanRecord = memoize((releases: readonly string[]): ReleaseRecord =>
  writeRecord(releases.map((version) => lean(loadRelease(version)))),
);

/**
 * Returns the record without what no check of pasted code reads: types, and values other than the
 * defaults of fields.
 */
export function recordForChecks(): ReleaseRecord {
  return leanRecord(loadRecord().releases);
}

function lean(release: Release): Release {
  const symbols = [...release.symbols].map(([path, symbol]) => [path, leanSymbol(symbol)] as const);
  return {...release, symbols: new Map(symbols)};
}

function leanSymbol(symbol: ReleaseSymbol): ReleaseSymbol {
  switch (symbol.kind) {
    case 'class':
      return symbol.parameters ? {...symbol, parameters: untyped(symbol.parameters)} : symbol;
    case 'function': {
      const {returns: _, ...rest} = symbol;
      return {...rest, parameters: untyped(symbol.parameters)};
    }
    case 'attribute': {
      const {kind, labels, value} = symbol;
      const isField = labels.includes('field');
      return {kind, labels, ...(isField && value !== undefined && {value})};
    }
    default:
      return symbol;
  }
}

function untyped(parameters: readonly ReleaseParameter[]): ReleaseParameter[] {
  return parameters.map(({type: _, ...rest}) => rest);
}
