import type {VFile} from 'vfile';

import {didYouMean} from '../../../writing/nearest';
import type {ApiMember, ApiParameter} from '../../model/types';
import {reportFault} from '../../../writing/faults';
import type {Description, Section} from '../source/types';
import {descriptionsIn} from '../source/descriptionsIn';
import type {ExceptionNames} from './exceptionNames';
import type {Words} from './types';

interface Context {
  /** The page that faults are reported of. */
  readonly file: VFile;
  readonly exceptions: ExceptionNames;
}

/** Sorts the items of a symbol's describing lists by what they describe, and reports unknown names. */
export function matchWords(section: Section, symbol: ApiMember, context: Context): Words {
  const words: Words = {parameters: new Map(), attributes: new Map(), raises: []};
  if (symbol.kind === 'attribute') {
    // The model has no parts of a variable, so lists below it are prose.
    return words;
  }
  for (const item of descriptionsIn(section, context.file)) {
    sort(item, symbol, words, context);
  }
  return words;
}

function sort(item: Description, symbol: ApiMember, words: Words, context: Context): void {
  const raised = /^raises\s+(?<name>\S+)$/.exec(item.name)?.groups?.name;
  if (raised !== undefined) {
    const path = context.exceptions.path(raised, symbol);
    if (path === undefined) {
      const hint = didYouMean(raised, context.exceptions.names(symbol));
      const reason = `unknown exception "${raised}".${hint}`;
      reportFault(context.file, item.line, 'unknown-exception', reason);
    }
    words.raises.push({...item, exception: raised, ...(path && {path})});
    return;
  }
  if ((item.name === 'returns' || item.name === 'yields') && symbol.kind === 'function') {
    reportDouble(words[item.name], item, symbol, context.file);
    words[item.name] = item;
    return;
  }
  const target = targetOf(item.name, symbol);
  if (!target) {
    const hint = didYouMean(item.name, namesOf(symbol));
    const reason = `${symbol.name} has no "${item.name}" to describe.${hint}`;
    reportFault(context.file, item.line, 'unknown-parameter', reason);
    return;
  }
  const map = words[target.kind];
  reportDouble(map.get(target.name), item, symbol, context.file);
  map.set(target.name, item);
}

function targetOf(
  written: string,
  symbol: ApiMember,
): {kind: 'parameters' | 'attributes'; name: string} | undefined {
  const bare = written.replace(/^\*{1,2}/, '');
  const parameter = parametersOf(symbol).find(
    ({name, kind}) => name === bare && (bare === written || kind.startsWith('var-')),
  );
  const ownParameter = symbol.kind !== 'class' || !symbol.init?.from;
  if (parameter && ownParameter && !isFieldOf(symbol, bare)) {
    return {kind: 'parameters', name: bare};
  }
  const attribute = written.replace(/^\./, '');
  if (attributesOf(symbol).includes(attribute)) {
    return {kind: 'attributes', name: attribute};
  }
  return parameter && {kind: 'parameters', name: bare};
}

/** Tells whether a name is a field of a dataclass or the like, from which its constructor is made. */
function isFieldOf(symbol: ApiMember, name: string): boolean {
  return (
    symbol.kind === 'class' &&
    symbol.init?.synthesised === true &&
    symbol.members.some((member) => member.kind === 'attribute' && member.name === name)
  );
}

export function parametersOf(symbol: ApiMember): readonly ApiParameter[] {
  if (symbol.kind === 'function') {
    return symbol.parameters;
  }
  return symbol.kind === 'class' ? (symbol.init?.parameters ?? []) : [];
}

/** Lists members by name; items also describe the methods of a nested class. */
function attributesOf(symbol: ApiMember): string[] {
  if (symbol.kind !== 'class') {
    return [];
  }
  const own = symbol.members.map(({name}) => name);
  return [...own, ...symbol.inherited.flatMap(({members}) => members)];
}

function namesOf(symbol: ApiMember): string[] {
  const parameters = parametersOf(symbol).map(({name, kind}) =>
    kind === 'var-keyword' ? `**${name}` : kind === 'var-positional' ? `*${name}` : name,
  );
  return [...parameters, ...attributesOf(symbol), 'returns', 'yields'];
}

function reportDouble(
  first: Description | undefined,
  item: Description,
  symbol: ApiMember,
  file: VFile,
): void {
  if (first) {
    const reason = `"${item.name}" of ${symbol.name} is described already, in line ${first.line}.`;
    reportFault(file, item.line, 'described-twice', reason);
  }
}
