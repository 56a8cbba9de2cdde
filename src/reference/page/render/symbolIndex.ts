import type {PhrasingContent} from 'mdast';

import type {ApiMember} from '../../model/types';
import {type ApiElement, type ApiNode, element, link, text} from '../nodes';
import {isSymbolPage, type SymbolPage} from '../match/types';
import {isLeftOut, needsNoWords} from '../match/needsNoWords';
import {anchorOf, type RenderContext} from './context';
import {firstSentence, summaryOf} from './firstSentence';
import {searchKind, shortKind} from './kinds';
import {indexMark} from './marks';
import {lineOfMember} from './memberWords';
import {symbolList} from './symbolList';

/** Above this many rows, the index omits attributes: only their class lists them. */
const MAX_ROWS_WITH_ATTRIBUTES = 60;

/** Lists every symbol of the page and its members, one line each. */
export function symbolIndex(context: RenderContext): ApiNode[] {
  const {page, module} = context;
  const written = page.sections.filter(isSymbolPage);
  const size = written.reduce((sum, {symbol}) => sum + 1 + membersOf(symbol).length, 0);
  const withAttributes = size <= MAX_ROWS_WITH_ATTRIBUTES;
  const rows = [
    ...written.flatMap((symbol) => symbolRows(symbol, withAttributes, context)),
    ...module.symbols
      .filter(({name}) => page.variables.has(name))
      .map((symbol) => variableRow(symbol, context)),
    ...module.symbols
      .filter((symbol) => needsNoWords(symbol) && !page.variables.has(symbol.name))
      .filter((symbol) => !written.some((own) => own.symbol === symbol))
      .filter((symbol) => !isLeftOut(symbol, page))
      .map((symbol) => bareRow(symbol, context)),
  ];
  if (rows.length === 0) {
    return [];
  }
  return symbolList('Symbols', rows);
}

function symbolRows(page: SymbolPage, withAttributes: boolean, context: RenderContext): ApiNode[] {
  const inner = membersOf(page.symbol).flatMap((member) => {
    const section = page.members.find(({symbol}) => symbol === member);
    if (!section && !withAttributes) {
      return [];
    }
    return [row(member, true, lineOfMember(member, page, context), context)];
  });
  return [row(page.symbol, false, summaryOf(page.section), context), ...inner];
}

function membersOf(symbol: ApiMember): readonly ApiMember[] {
  return symbol.kind === 'class' ? symbol.members : [];
}

function variableRow(symbol: ApiMember, context: RenderContext): ApiElement {
  const item = context.page.variables.get(symbol.name);
  return row(symbol, false, item ? firstSentence(item.words) : [], context);
}

/** Renders a symbol without a description: the row itself has its anchor. */
function bareRow(symbol: ApiMember, context: RenderContext): ApiElement {
  const anchor = anchorOf(context, symbol.path);
  return row(symbol, false, [text('Private, though exported.')], context, {id: anchor});
}

function row(
  symbol: ApiMember,
  isMember: boolean,
  line: PhrasingContent[],
  context: RenderContext,
  properties: {id?: string} = {},
): ApiElement {
  const {word, hue} = shortKind(symbol, isMember);
  // The search indexes only rows that have their own anchor.
  const kind = properties.id === undefined ? undefined : searchKind(symbol, isMember);
  return element('li', {dataKind: kind}, [
    element(`span.kind${hue}`, {}, [word]),
    link(`#${anchorOf(context, symbol.path)}`, [text(symbol.name)], {
      ...properties,
      ...(isMember && {className: ['in']}),
    }),
    element('span', {}, withMark(symbol, line)),
  ]);
}

function withMark(symbol: ApiMember, line: PhrasingContent[]): PhrasingContent[] {
  const mark = indexMark(symbol);
  return mark.length > 0 ? [...mark, text(' '), ...line] : line;
}
