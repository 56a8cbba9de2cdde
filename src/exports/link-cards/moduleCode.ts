import type {ApiModule, ApiParameter, ApiSymbol} from '../../reference/model/types';
import {kindOf} from '../../reference/page/render/kinds';
import {starred} from '../../reference/page/render/parameterMarks';
import type {Card} from './card';

const bare = (name: string): string => name.replaceAll('_', '').toLowerCase();

const ELIDED = '…';
const MORE = 'and {left} more';

/**
 * Returns what the picture of a module says about it: kind and signature of its main symbol if it has
 * one, else the names of its symbols, of a package those that it re-exports.
 *
 * @returns undefined for a module without public names
 */
export function moduleCode(module: ApiModule): Card['code'] {
  const main = mainSymbol(module);
  if (main) {
    return {kind: kindOf(main, false).word, list: signatureOf(main)};
  }
  const names = [...module.symbols.filter(isTold), ...module.reExports].map(({name}) => name);
  const items = [...names.filter(isClassName), ...names.filter((name) => !isClassName(name))];
  return items.length === 0
    ? undefined
    : {kind: 'contains', list: {before: '', items, after: '', rest: MORE}};
}

/** By its letters: a re-export has no kind of its own. */
const isClassName = (name: string): boolean => /^_?[A-Z].*[a-z]/.test(name);

const isClass = ({kind}: ApiSymbol): boolean => kind === 'class';

/** Whether a symbol says what a module is about; constants and loggers do not. */
const isTold = ({kind}: ApiSymbol): boolean => kind !== 'attribute';

/** The symbol with the name of the module, or the only class, or the only function. */
function mainSymbol({path, symbols}: ApiModule): ApiSymbol | undefined {
  const told = symbols.filter(isTold);
  const classes = told.filter(isClass);
  const named = told.find(({name}) => bare(name) === bare(path.split('.').at(-1) ?? ''));
  const [only, ...others] = classes.length > 0 ? classes : told;
  return named ?? (others.length === 0 ? only : undefined);
}

function signatureOf(symbol: ApiSymbol): NonNullable<Card['code']>['list'] {
  const {name} = symbol;
  const parameters: readonly ApiParameter[] | undefined =
    symbol.kind === 'function'
      ? symbol.parameters
      : symbol.kind === 'class'
        ? symbol.init?.parameters
        : undefined;
  return parameters
    ? {before: `${name}(`, items: parameters.map(starred), after: ')', rest: ELIDED}
    : {before: name, items: [], after: '', rest: ELIDED};
}
