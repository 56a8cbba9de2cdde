import type {PhrasingContent} from 'mdast';

import type {ApiMember} from '../../model/types';
import {familiesOf} from '../../schemas/families';
import {type ApiElement, type ApiNode, element, link, sectionHeading, text} from '../nodes';
import {isSymbolPage, type SymbolPage} from '../match/types';
import {isLeftOut, needsNoWords} from '../match/needsNoWords';
import {argumentPairs} from './argumentPairs';
import {anchorOf, type RenderContext} from './context';
import {firstSentence, summaryOf} from './firstSentence';
import {counted, fold} from './fold';
import {searchKind, shortKind} from './kinds';
import {indexMark} from './marks';
import {lineOfMember} from './memberWords';
import {unsearched} from './searchMarks';
import {symbolList} from './symbolList';

/** Above this many rows, the index omits attributes: only their class lists them. */
const MAX_ROWS_WITH_ATTRIBUTES = 60;

/** From this many rows on, the index is divided by families. */
const MIN_ROWS_WITH_FAMILIES = 40;

/** Rows of one family, or of the symbols that belong to none. */
interface Group {
  /** Package of what the classes configure. */
  family?: string;
  rows: ApiNode[];
}

/** Lists every symbol of the page and its members, one line each; a long list is folded by families. */
export function symbolIndex(context: RenderContext): ApiNode[] {
  const {page, module} = context;
  const written = page.sections.filter(isSymbolPage);
  const size = written.reduce((sum, {symbol}) => sum + 1 + membersOf(symbol).length, 0);
  const withAttributes = size <= MAX_ROWS_WITH_ATTRIBUTES;
  const pairs = argumentPairs(page);
  const nested = new Set([...pairs.values()].flat());
  const groups: Group[] = [{rows: []}];
  for (const symbol of written.filter((own) => !nested.has(own))) {
    const family = familiesOf(context.site.model).get(symbol.symbol.path);
    const rows = symbolRows(symbol, pairs.get(symbol) ?? [], withAttributes, context);
    const group = groups.find((other) => other.family === family);
    if (group) {
      group.rows.push(...rows);
    } else {
      groups.push({family, rows});
    }
  }
  groups[0]?.rows.push(
    ...module.symbols
      .filter(({name}) => page.variables.has(name))
      .map((symbol) => variableRow(symbol, context)),
    ...module.symbols
      .filter((symbol) => needsNoWords(symbol) && !page.variables.has(symbol.name))
      .filter((symbol) => !written.some((own) => own.symbol === symbol))
      .filter((symbol) => !isLeftOut(symbol, page))
      .map((symbol) => bareRow(symbol, context)),
  );
  const filled = groups.filter((group) => group.rows.length > 0);
  const rows = filled.flatMap((group) => group.rows);
  if (groups.length >= 3 && rows.length >= MIN_ROWS_WITH_FAMILIES) {
    return [sectionHeading('Symbols', unsearched), ...filled.map(listOfGroup)];
  }
  return rows.length > 0 ? symbolList('Symbols', rows) : [];
}

/** Renders what belongs to no family as a list, a family folded under the package that it configures. */
function listOfGroup({family, rows}: Group): ApiNode {
  const list = element('ul.symbols.grouped', unsearched, rows);
  const note = counted(rows.length, 'symbol');
  return family === undefined ? list : fold(family, note, list, unsearched);
}

/** @param taken classes that are read with this one, see `argumentPairs`: links in its row */
function symbolRows(
  page: SymbolPage,
  taken: readonly SymbolPage[],
  withAttributes: boolean,
  context: RenderContext,
): ApiNode[] {
  const inner = [page, ...taken].flatMap((owner) => memberRows(owner, withAttributes, context));
  return [row(page.symbol, false, summaryOf(page.section), context, {taken}), ...inner];
}

function memberRows(page: SymbolPage, withAttributes: boolean, context: RenderContext): ApiNode[] {
  return membersOf(page.symbol).flatMap((member) => {
    const section = page.members.find(({symbol}) => symbol === member);
    if (!section && !withAttributes) {
      return [];
    }
    return [row(member, true, lineOfMember(member, page, context), context)];
  });
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

interface RowOptions {
  /** Makes the row the place of its symbol. */
  id?: string;
  taken?: readonly SymbolPage[];
}

function row(
  symbol: ApiMember,
  isMember: boolean,
  line: PhrasingContent[],
  context: RenderContext,
  {id, taken = []}: RowOptions = {},
): ApiElement {
  const {word, hue} = shortKind(symbol, isMember);
  // The search indexes only rows that have their own anchor.
  const kind = id === undefined ? undefined : searchKind(symbol, isMember);
  const name = link(`#${anchorOf(context, symbol.path)}`, [text(symbol.name)], {
    ...(id !== undefined && {id}),
  });
  return element(isMember ? 'li.in' : 'li', {dataKind: kind}, [
    element(`span.kind${hue}`, {}, [word]),
    ' ',
    taken.length > 0 ? element('span', {}, [name, ...argumentLinks(taken, context)]) : name,
    ' ',
    element('span', {}, withMark(symbol, line)),
  ]);
}

/** Links to the classes of a class's arguments, by what they are: their names repeat that of the class. */
function argumentLinks(taken: readonly SymbolPage[], context: RenderContext): PhrasingContent[] {
  return taken.map(({symbol}) =>
    link(`#${anchorOf(context, symbol.path)}`, [text('arguments')], {
      title: symbol.name,
      className: ['also'],
    }),
  );
}

function withMark(symbol: ApiMember, line: PhrasingContent[]): PhrasingContent[] {
  const mark = indexMark(symbol);
  return mark.length > 0 ? [...mark, text(' '), ...line] : line;
}
