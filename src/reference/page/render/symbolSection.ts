import type {RootContent} from 'mdast';

import type {ApiMember} from '../../model/types';
import type {SymbolPage} from '../match/types';
import {type ApiElement, type ApiNode, code, copy, element, link, paragraph, text} from '../nodes';
import {anchorOf, type RenderContext} from './context';
import {delegatedFolds, inheritedFolds} from './delegated';
import {facts, type Fact} from './facts';
import {importFact} from './importFact';
import {inheritedMembers} from './inheritedMembers';
import {linkNames, type NameScope} from './linkNames';
import {paramList, type Row, words} from './paramList';
import {attributeRows, methodRows, parameterRows, raisesRows} from './parts';
import {proseSection, symbolProse} from './proseBlocks';
import {relationFacts} from './relations';
import {signatures} from './signature';
import {symbolHead} from './symbolHead';
import {typeText} from './typeText';

/**
 * A class, function or variable of the module, with everything below it.
 * Sections have no label: each would be a landmark, hundreds of them on a large page.
 */
export function symbolSection(page: SymbolPage, context: RenderContext): ApiElement {
  const {symbol, section} = page;
  const anchor = anchorOf(context, symbol.path);
  const scope: NameScope = {context, owners: [symbol]};
  const part = titledPart(anchor);
  const body = [
    ...signatures(symbol, context),
    ...facts([importFact(symbol, context), ...relationFacts(symbol, context)]),
    ...symbolProse(section.blocks, scope),
    ...page.prose.flatMap((inner) => proseSection(inner, context)),
    ...part('Parameters', parameterRows(page, context), context),
    ...delegatedFolds(symbol, context),
    ...part(
      symbol.kind === 'class' && symbol.flavour === 'typed-dict' ? 'Keys' : 'Fields',
      attributeRows(page, 'field', context),
      context,
    ),
    ...inheritedFolds(symbol, context),
    ...part('Values', attributeRows(page, 'enum-member', context), context),
    ...facts(resultFacts(page, context)),
    ...part('Raises', raisesRows(page, context), context),
    ...part('Attributes', attributeRows(page, 'other', context), context),
  ];
  return element('section.sym', {}, [
    symbolHead(page, false, context),
    ...linkNames(body as ApiNode[], scope),
    ...members(page, context, anchor),
  ]);
}

function members(page: SymbolPage, context: RenderContext, anchor: string): ApiNode[] {
  const {symbol} = page;
  const inherited = symbol.kind === 'class' ? inheritedMembers(symbol, context) : [];
  return [
    ...(page.members.length > 0 ? [partTitle('Members', anchor)] : []),
    ...page.members.map((member) => memberSection(member, [symbol], context)),
    ...(inherited.length > 0 ? [partTitle('Inherited', anchor), ...inherited] : []),
  ];
}

/** A member with a section of its own: the same facts, closer together. */
function memberSection(
  page: SymbolPage,
  owners: readonly ApiMember[],
  context: RenderContext,
): ApiElement {
  const {symbol, section} = page;
  const scope: NameScope = {context, owners: [...owners, symbol]};
  const list = (label: string, rows: Row[]) =>
    rows.length > 0 ? [paramList(rows, `${label} of ${symbol.name}`, context)] : [];
  const body = [
    ...signatures(symbol, context),
    ...symbolProse(section.blocks, scope),
    ...list('Parameters', parameterRows(page, context)),
    ...delegatedFolds(symbol, context),
    ...list('Fields', attributeRows(page, 'field', context)),
    ...list('Values', attributeRows(page, 'enum-member', context)),
    ...list('Attributes', attributeRows(page, 'other', context)),
    ...list('Methods', methodRows(page, context)),
    ...facts([
      ...resultFacts(page, context),
      ...raisesFacts(page, context),
      ...relationFacts(symbol, context),
    ]),
  ];
  return element('section.member', {}, [
    symbolHead(page, true, context),
    ...linkNames(body as ApiNode[], scope),
    ...page.members.map((member) => memberSection(member, [...owners, symbol], context)),
  ]);
}

function resultFacts(
  {symbol, words: {returns, yields}}: SymbolPage,
  context: RenderContext,
): Fact[] {
  const type = symbol.kind === 'function' ? symbol.returns : undefined;
  const isProperty = symbol.kind === 'function' && symbol.labels.includes('property');
  const shown = type && !isProperty ? [element('span.type', {}, typeText(type, context))] : [];
  return [
    ...(returns
      ? [{label: isProperty ? 'Value' : 'Returns', value: [stack([...shown, ...words(returns)])]}]
      : []),
    ...(yields
      ? [{label: 'Yields', value: [stack([...(returns ? [] : shown), ...words(yields)])]}]
      : []),
  ];
}

/** In a member exceptions are one fact, a paragraph for each. */
function raisesFacts(page: SymbolPage, context: RenderContext): Fact[] {
  const raised = raisesRows(page, context).map(({name, address, words: description}) => {
    const label = address ? link(address, [code(name)]) : code(name);
    const {words: first, more} = description ?? {words: [], more: []};
    return stack([paragraph([label, text(': '), ...copy(first)]), ...copy(more)]);
  });
  return raised.length > 0 ? [{label: 'Raises', value: [stack(raised)]}] : [];
}

function stack(children: ApiNode[]): ApiElement {
  return element('div', {}, children);
}

function titledPart(anchor: string) {
  return (title: string, rows: Row[], context: RenderContext): RootContent[] =>
    rows.length > 0 ? [partTitle(title, anchor), paramList(rows, title, context)] : [];
}

/** A heading that the table of contents leaves out. */
function partTitle(title: string, anchor: string): ApiElement {
  return element('h3', {id: `${anchor}-${title.toLowerCase()}`}, [title]);
}
