import type {ApiFunction, ApiMember, TypeText} from '../../model/types';
import type {Section} from '../source/types';
import {parametersOf} from './matchWords';
import {needsNoWords} from './needsNoWords';
import {type ApiPage, isSymbolPage, type SymbolPage} from './types';

/** Something that the module has and its page does not describe. */
export type Gap =
  /** A class or function without its section, a variable without section and item. */
  | {kind: 'symbol'; symbol: ApiMember}
  /** A method, property or nested class without its section. */
  | {kind: 'member'; member: ApiMember; owner: SymbolPage; title: string}
  | {kind: 'sentence'; page: SymbolPage; title: string}
  /** Parameters, fields and results, as the items that describe them are named. */
  | {kind: 'items'; page: SymbolPage; title: string; items: string[]};

/** Lists everything that a page leaves out, in the order of the module. */
export function gapsOf(page: ApiPage): Gap[] {
  const documented = page.sections.filter(isSymbolPage);
  return page.module.symbols.flatMap((symbol): Gap[] => {
    const own = documented.find((candidate) => candidate.symbol === symbol);
    if (own) {
      return gapsOfSymbol(own);
    }
    const isListed = symbol.kind === 'attribute' && page.variables.has(symbol.name);
    return isListed || needsNoWords(symbol) ? [] : [{kind: 'symbol', symbol}];
  });
}

/** Lists what the section of a symbol, or of a member of `owner`, leaves out. */
export function gapsOfSymbol(page: SymbolPage, owner?: ApiMember): Gap[] {
  const {symbol, section, words} = page;
  const title = owner ? `${owner.name}.${symbol.name}` : symbol.name;
  const gaps: Gap[] = hasSentence(section) ? [] : [{kind: 'sentence', page, title}];
  if (symbol.kind === 'attribute') {
    return gaps;
  }
  const items = missingWords(page, owner !== undefined);
  if (symbol.kind === 'function' && returnsSomething(symbol) && !words.returns && !words.yields) {
    items.push(symbol.labels.includes('generator') ? 'yields' : 'returns');
  }
  if (items.length > 0) {
    gaps.push({kind: 'items', page, title, items});
  }
  return owner ? gaps : [...gaps, ...gapsOfMembers(page)];
}

function gapsOfMembers(owner: SymbolPage): Gap[] {
  const {symbol, members} = owner;
  if (symbol.kind !== 'class') {
    return [];
  }
  return symbol.members.flatMap((member): Gap[] => {
    const own = members.find((candidate) => candidate.symbol === member);
    if (own) {
      return gapsOfSymbol(own, symbol);
    }
    const title = `${symbol.name}.${member.name}`;
    return member.kind === 'attribute' ? [] : [{kind: 'member', member, owner, title}];
  });
}

/** Lists parameters and fields without a description, spelt as an item names them. */
function missingWords({symbol, words, members}: SymbolPage, isMember: boolean): string[] {
  const described = (name: string) => words.parameters.has(name) || words.attributes.has(name);
  const sectioned = new Set(members.map(({symbol: {name}}) => name));
  const fields = isMember ? membersOf(symbol) : fieldsOf(symbol);
  const isOwn = symbol.kind !== 'class' || (!symbol.init?.from && !symbol.init?.synthesised);
  const parameters = isOwn && !isProperty(symbol) ? parametersOf(symbol) : [];
  const missing = [
    ...parameters
      .filter(({name}) => !words.parameters.has(name))
      .map(
        ({name, kind}) =>
          (kind === 'var-keyword' ? '**' : kind === 'var-positional' ? '*' : '') + name,
      ),
    ...fields.filter((name) => !described(name) && !sectioned.has(name)),
  ];
  // One item describes a field that is also a parameter.
  return [...new Set(missing)];
}

/** Lists what a nested class must describe by items: it has no headings for its methods. */
function membersOf(symbol: ApiMember): string[] {
  const methods =
    symbol.kind === 'class' ? symbol.members.filter(({kind}) => kind === 'function') : [];
  return [...fieldsOf(symbol), ...methods.map(({name}) => name)];
}

function fieldsOf(symbol: ApiMember): string[] {
  return symbol.kind === 'class'
    ? symbol.members
        .filter(
          (member) =>
            member.kind === 'attribute' &&
            member.labels.includes('field') &&
            !member.name.startsWith('_'),
        )
        .map(({name}) => name)
    : [];
}

function isProperty(symbol: ApiMember): boolean {
  return symbol.kind === 'function' && symbol.labels.includes('property');
}

function returnsSomething(symbol: ApiFunction): boolean {
  const type = symbol.returns ?? symbol.overloads?.[0]?.returns;
  return !isProperty(symbol) && type !== undefined && !/^(None|NoReturn|Never)$/.test(plain(type));
}

function plain(type: TypeText): string {
  return type.map((token) => (typeof token === 'string' ? token : token[0])).join('');
}

function hasSentence(section: Section): boolean {
  return section.blocks.some((block) => block.type === 'paragraph');
}
