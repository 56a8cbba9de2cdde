import {gapsOfSymbol} from '../page/match/gaps';
import type {SymbolPage} from '../page/match/types';
import {VARIABLES_ID} from '../page/match/matchVariables';
import type {ApiMember} from '../model/types';
import {MARKER} from './marker';

/** Returns a list item with the marker for each name that lacks a description. */
export function stubItems(names: readonly string[], bullet = '-'): string[] {
  return names.map((name) => `${bullet} \`${name}\`: ${MARKER}`);
}

/**
 * Returns the section of a class, function or member: a heading, and a marker for everything that
 * the contract requires and for the exceptions that its own code raises.
 */
export function stubSection(symbol: ApiMember, owner?: ApiMember): string[] {
  const page = emptySection(symbol);
  const gaps = gapsOfSymbol(page, owner);
  const items = gaps.flatMap((gap) => (gap.kind === 'items' ? gap.items : []));
  const list = stubItems([...items, ...raisedBy(symbol)]);
  return [
    heading(symbol, owner ? 3 : 2),
    '',
    MARKER,
    ...(list.length > 0 ? ['', ...list] : []),
    ...gaps.flatMap((gap) =>
      gap.kind === 'member' ? ['', ...stubSection(gap.member, symbol)] : [],
    ),
  ];
}

/** Returns the section that lists the variables of a module. */
export function stubVariables(names: readonly string[]): string[] {
  return [`## Variables {#${VARIABLES_ID}}`, '', ...stubItems(names)];
}

function emptySection(symbol: ApiMember): SymbolPage {
  return {
    symbol,
    section: {title: symbol.name, line: 1, blocks: [], sections: []},
    words: {parameters: new Map(), attributes: new Map(), raises: []},
    members: [],
    prose: [],
  };
}

/** Returns the heading line; a name such as `__call__` is in code style, or Markdown makes it bold. */
function heading({name}: ApiMember, depth: number): string {
  return `${'#'.repeat(depth)} ${name.startsWith('_') ? `\`${name}\`` : name}`;
}

function raisedBy(symbol: ApiMember): string[] {
  const raises = symbol.kind === 'attribute' ? [] : (symbol.raises ?? []);
  const names = raises.map((path) => path.split('.').at(-1) as string);
  return [...new Set(names)].map((name) => `raises ${name}`);
}
