import {loadRelease} from '../../src/reference/past/recordFile';
import {checkPython} from '../../src/releases/check/python';
import {nameOf, ownerOf, splitPath} from '../../src/releases/paths';
import type {ReleaseParameter, ReleaseSymbol} from '../../src/releases/types';
import type {Snippet} from './snippets';

/** A program, and the two releases by which it is judged. */
export interface Case extends Snippet {
  readonly from: string;
  readonly to: string;
}

export interface Cases {
  readonly broken: readonly Case[];
  readonly unchanged: readonly Case[];
}

/** Tells which programs with a breakage are named, and which without one raise an alarm. */
export function judgeCases({broken, unchanged}: Cases): {named: Case[]; alarms: Case[]} {
  const states = ({code, from, to}: Case) =>
    checkPython(code, loadRelease(from), loadRelease(to)).map(({state}) => state);
  return {
    named: broken.filter((one) => states(one).some((state) => !/^(?:fine|unsure)$/.test(state))),
    alarms: unchanged.filter((one) => states(one).some((state) => state !== 'fine')),
  };
}

/**
 * Makes programs that use what two releases have in the same form, by the text of the record: each imports
 * a name and calls it with what it needs.
 *
 * @param broken paths that griffe names
 */
export function unchangedCases(from: string, to: string, broken: ReadonlySet<string>): Case[] {
  const [before, after] = [loadRelease(from), loadRelease(to)];
  return [...before.symbols].flatMap(([path, symbol]): Case[] => {
    const isSame = JSON.stringify(symbol) === JSON.stringify(after.symbols.get(path));
    const isBroken = [path, `${path}.__init__`, ownerOf(path)].some((one) => broken.has(one));
    const isPublic = !path.split('.').some((part) => part.startsWith('_'));
    const isInherited = symbol.kind === 'class' && !symbol.parameters;
    const [module, rest] = splitPath(path, before.symbols);
    const isTop = rest !== '' && !rest.includes('.');
    if (!isSame || isBroken || !isPublic || isInherited || !isTop || symbol.kind === 'export') {
      return [];
    }
    const name = nameOf(path);
    const code = `from ${module} import ${name}\n\n${name}${callOf(symbol)}\n`;
    return [{code, about: path, from, to}];
  });
}

function callOf(symbol: ReleaseSymbol): string {
  const parameters = 'parameters' in symbol ? symbol.parameters : undefined;
  const isNeeded = ({kind, default: value}: ReleaseParameter) =>
    value === undefined && !kind.startsWith('var-');
  return parameters
    ? `(${parameters
        .filter(isNeeded)
        .map(({name, kind}) => (kind === 'positional-only' ? '1' : `${name}=1`))
        .join(', ')})`
    : '';
}
