import type {RootContent} from 'mdast';

import type {RecordKind} from '../../../search/types';
import type {ApiMember} from '../../model/types';
import type {SymbolPage} from '../match/types';
import {type ApiElement, type ApiNode, code, copy, element, link, paragraph, text} from '../nodes';
import {anchorOf, type RenderContext} from './context';
import {delegatedFolds, inheritedFolds} from './delegated';
import {facts, type Fact} from './facts';
import {importFact} from './importFact';
import {searchKind} from './kinds';
import {inheritedMembers} from './inheritedMembers';
import {linkNames, type NameScope} from './linkNames';
import {paramList, type Row, typeElement, words} from './paramList';
import {attributeRows, methodRows, parameterRows, raisesRows} from './parts';
import {proseSection, symbolProse} from './proseBlocks';
import {relationFacts} from './relations';
import {signatures} from './signature';
import {symbolHead} from './symbolHead';
import {unsearched} from './searchMarks';
import {wayFacts} from './ways';

/**
 * Renders a class, function or variable of the module, with its members.
 * Sections have no label: with one, each would be a landmark, hundreds of them on a large page.
 *
 * @param inner sections of classes that are read with it, see `argumentPairs`
 */
export function symbolSection(
  page: SymbolPage,
  inner: readonly SymbolPage[],
  context: RenderContext,
): ApiElement {
  const {symbol, section} = page;
  const anchor = anchorOf(context, symbol.path);
  const scope: NameScope = {context, owners: [symbol]};
  const part = titledPart(anchor, context);
  const body = [
    ...signatures(symbol, context),
    ...facts(originFacts(symbol, context)),
    ...symbolProse(section.blocks, scope),
    ...page.prose.flatMap((prose) => proseSection(prose, context)),
    ...part('Parameters', parameterRows(page, context), 'parameter'),
    ...delegatedFolds(symbol, context),
    ...part(
      symbol.kind === 'class' && symbol.flavour === 'typed-dict' ? 'Keys' : 'Fields',
      attributeRows(page, 'field', context),
      'attribute',
    ),
    ...inheritedFolds(symbol, context),
    ...part('Values', attributeRows(page, 'enum-member', context), 'attribute'),
    ...facts(resultFacts(page, context)),
    ...part('Raises', raisesRows(page, context)),
    ...part('Attributes', attributeRows(page, 'other', context), 'attribute'),
  ];
  return element('section.sym', {dataKind: searchKind(symbol, false)}, [
    symbolHead(page, false, context),
    ...linkNames(body as ApiNode[], scope),
    ...inner.map((taken) => memberSection(taken, [symbol], context)),
    ...members(page, context, anchor),
  ]);
}

function members(page: SymbolPage, context: RenderContext, anchor: string): ApiNode[] {
  const {symbol} = page;
  const inherited = inheritedMembers(page, context);
  return [
    ...(page.members.length > 0 ? [partTitle('Members', anchor)] : []),
    ...page.members.map((member) => memberSection(member, [symbol], context)),
    ...(inherited.length > 0
      ? [
          partTitle('Inherited', anchor),
          ...linkNames(inherited as ApiNode[], {context, owners: [symbol]}),
        ]
      : []),
  ];
}

/** Renders a member that has its own section: the same facts in a denser layout. */
function memberSection(
  page: SymbolPage,
  owners: readonly ApiMember[],
  context: RenderContext,
): ApiElement {
  const {symbol, section} = page;
  const scope: NameScope = {context, owners: [...owners, symbol]};
  const list = (label: string, rows: Row[], kind: RecordKind) =>
    rows.length > 0 ? [paramList(rows, `${label} of ${symbol.name}`, context, kind)] : [];
  // A class has the same order everywhere, also where it is read within another one.
  const isClass = symbol.kind === 'class';
  const origin = originFacts(symbol, context);
  const body = [
    ...signatures(symbol, context),
    ...(isClass ? facts(origin) : []),
    ...symbolProse(section.blocks, scope),
    ...list('Parameters', parameterRows(page, context), 'parameter'),
    ...delegatedFolds(symbol, context),
    ...list('Fields', attributeRows(page, 'field', context), 'attribute'),
    ...inheritedFolds(symbol, context),
    ...list('Values', attributeRows(page, 'enum-member', context), 'attribute'),
    ...list('Attributes', attributeRows(page, 'other', context), 'attribute'),
    ...list('Methods', methodRows(page, context), 'method'),
    ...facts([
      ...resultFacts(page, context),
      ...raisesFacts(page, context),
      ...(isClass ? [] : origin),
    ]),
  ];
  return element('section.member', {dataKind: searchKind(symbol, true)}, [
    symbolHead(page, true, context),
    ...linkNames(body as ApiNode[], scope),
    ...page.members.map((member) => memberSection(member, [...owners, symbol], context)),
  ]);
}

/** Returns what a symbol is imported from and related to; a member has no import of its own. */
function originFacts(symbol: ApiMember, context: RenderContext): (Fact | undefined)[] {
  return [
    context.module.symbols.includes(symbol) ? importFact(symbol, context) : undefined,
    ...relationFacts(symbol, context),
    ...wayFacts(symbol, context),
  ];
}

function resultFacts(
  {symbol, words: {returns, yields}}: SymbolPage,
  context: RenderContext,
): Fact[] {
  const type = symbol.kind === 'function' ? symbol.returns : undefined;
  const isProperty = symbol.kind === 'function' && symbol.labels.includes('property');
  const shown = type && !isProperty ? [typeElement(type, context)] : [];
  const label = isProperty ? 'Value' : 'Returns';
  return [
    ...(returns ? [searchedFact(label, [...shown, ...words(returns)])] : []),
    ...(yields ? [searchedFact('Yields', [...(returns ? [] : shown), ...words(yields)])] : []),
  ];
}

/** Renders a member's exceptions as one fact with a paragraph for each. */
function raisesFacts(page: SymbolPage, context: RenderContext): Fact[] {
  const raised = raisesRows(page, context).map(({name, address, words: description}) => {
    const label = address ? link(address, [code(name)]) : code(name);
    const {words: first, more} = description ?? {words: [], more: []};
    return stack([paragraph([label, text(': '), ...copy(first)]), ...copy(more)]);
  });
  return raised.length > 0 ? [searchedFact('Raises', raised)] : [];
}

function searchedFact(label: string, value: ApiNode[]): Fact {
  return {label, value: [stack(value)], isSearched: true};
}

function stack(children: ApiNode[]): ApiElement {
  return element('div', {}, children);
}

function titledPart(anchor: string, context: RenderContext) {
  return (title: string, rows: Row[], kind?: RecordKind): RootContent[] =>
    rows.length > 0 ? [partTitle(title, anchor), paramList(rows, title, context, kind)] : [];
}

/** Renders a heading that the table of contents omits. */
function partTitle(title: string, anchor: string): ApiElement {
  return element('h3', {id: `${anchor}-${title.toLowerCase()}`, ...unsearched}, [title]);
}
