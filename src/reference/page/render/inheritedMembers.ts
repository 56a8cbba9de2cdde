import type {ApiClass, ApiMember} from '../../model/types';
import type {SymbolPage} from '../match/types';
import {type ApiElement, type ApiNode, element, link, text} from '../nodes';
import {addressOf} from '../site/addresses';
import type {RenderContext} from './context';
import {counted, fold} from './fold';
import {wordsOfInherited} from './memberWords';
import {paramList, type Row} from './paramList';
import {attributeFacts} from './parts';
import {unsearched} from './searchMarks';
import {callText} from './signature';

/**
 * Lists inherited members, one `<details>` for each SDK base: those of a public base by name, with links
 * to their definitions; those of a private one, which has no page, with signature and words.
 */
export function inheritedMembers(page: SymbolPage, context: RenderContext): ApiElement[] {
  const {symbol} = page;
  return symbol.kind !== 'class'
    ? []
    : symbol.inherited.flatMap(({from, members}) => {
        const hidden = context.site.resolver.privateBase(from)?.base.members ?? [];
        const rows = hidden.filter(({name}) => members.includes(name));
        return rows.length > 0
          ? [fromPrivate(page, symbol, from, rows, context)]
          : fromPublic(symbol, from, members, context);
      });
}

function fromPublic(
  symbol: ApiClass,
  from: string,
  members: readonly string[],
  {site, module}: RenderContext,
): ApiElement[] {
  // Inherited fields are listed with the other fields, with descriptions.
  const fields = symbol.init?.synthesised ? symbol.init.parameters.map(({name}) => name) : [];
  const listed = members.filter((name) => !fields.includes(name)).sort();
  if (listed.length === 0) {
    return [];
  }
  const names = listed.map((name) => {
    const address = addressOf(site, `${from}.${name}`, module.path);
    const label = [text(name)];
    return address ? link(address, label) : element('span', {}, label);
  });
  const list = element(
    'p.names',
    {},
    names.flatMap((name) => [name, ' ']),
  );
  return [foldFrom(from, counted(names.length, 'member'), list, {})];
}

function fromPrivate(
  page: SymbolPage,
  symbol: ApiClass,
  from: string,
  members: readonly ApiMember[],
  context: RenderContext,
): ApiElement {
  const rows = [...members]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((member): Row => {
      const {name} = member;
      const words =
        page.words.attributes.get(name) ??
        page.words.parameters.get(name) ??
        wordsOfInherited(symbol, name, from, context);
      return {name, ...factsOf(member), ...(words && {words})};
    });
  const list = paramList(rows, `From ${nameOf(from)}`, context);
  const note = `${counted(rows.length, 'member')} of a private class`;
  return foldFrom(from, note, list, {open: true});
}

function factsOf(member: ApiMember): Partial<Row> {
  if (member.kind === 'attribute') {
    return attributeFacts(member);
  }
  return member.kind === 'function' ? {type: callText(member)} : {};
}

function foldFrom(
  from: string,
  note: string,
  list: ApiNode,
  properties: {open?: true},
): ApiElement {
  return fold(`From ${nameOf(from)}`, note, list, {...properties, ...unsearched});
}

function nameOf(path: string): string {
  return path.split('.').at(-1) as string;
}
