import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import type {Card, Cards} from '../../browser/cards/format';
import type {ApiClass, ApiMember, ApiModule} from '../model/types';
import {isSymbolPage, type SymbolPage} from '../page/match/types';
import {text} from '../page/nodes';
import {anchorOf, type RenderContext} from '../page/render/context';
import {firstSentence, summaryOf} from '../page/render/firstSentence';
import {kindOf} from '../page/render/kinds';
import {lineOfMember} from '../page/render/memberWords';
import type {ApiSite} from '../page/site/site';
import {signatureLines} from './signatureLines';

/**
 * Returns the cards of all modules with a page, by module: of the module, of its symbols, and of names that
 * it re-exports. They are made from the model and the words of the pages.
 */
export function allCards(site: ApiSite): ReadonlyMap<string, Cards> {
  const modules = [...site.model.modules.values()];
  const own = new Map(
    modules.flatMap((module) => {
      const cards = ownCards(module, site);
      return cards ? [[module.path, cards] as const] : [];
    }),
  );
  return new Map(
    [...own].map(([path, cards]) => {
      const module = site.model.modules.get(path) as ApiModule;
      return [path, {...exportedCards(module, own, site), ...cards}];
    }),
  );
}

function exportedCards(
  module: ApiModule,
  own: ReadonlyMap<string, Cards>,
  site: ApiSite,
): Record<string, Card> {
  const anchors = site.exportAnchors(module);
  return Object.fromEntries(
    module.reExports.flatMap(({name, target}) => {
      const found = site.resolver.find(target);
      const anchor = found && (site.anchors(found.module).get(found.path) ?? '');
      const card = found && own.get(found.module.path)?.[anchor as string];
      return card ? [[anchors.get(name) as string, card]] : [];
    }),
  );
}

/** Returns the cards of a module and of its symbols; undefined for a module without a page. */
function ownCards(module: ApiModule, site: ApiSite): Cards | undefined {
  const written = site.written(module.path);
  if (!written) {
    return undefined;
  }
  const {page, description} = written;
  const context: RenderContext = {site, module, page};
  const sections = page.sections.filter(isSymbolPage);
  return Object.fromEntries<Card>([
    ['', moduleCard(module, description)],
    ...module.symbols
      .filter((symbol) => !site.leavesOut(module.path, symbol))
      .flatMap((symbol) => {
        const section = sections.find((one) => one.symbol === symbol);
        const item = page.variables.get(symbol.name);
        const line = section ? summaryOf(section.section) : item ? firstSentence(item.words) : [];
        return [
          cardOf(symbol, undefined, line, context),
          ...(section && symbol.kind === 'class' ? memberCards(symbol, section, context) : []),
        ];
      }),
  ]);
}

function moduleCard(module: ApiModule, description: string): Card {
  const kind = module.package ? 'package' : 'module';
  return [kind, '', module.path, toString(firstSentence([text(description)]))];
}

function memberCards(
  owner: ApiClass,
  page: SymbolPage,
  context: RenderContext,
): [anchor: string, card: Card][] {
  return owner.members.flatMap((member) => {
    const section = page.members.find(({symbol}) => symbol === member);
    return [
      cardOf(member, owner, lineOfMember(member, page, context), context),
      ...(section && member.kind === 'class' ? memberCards(member, section, context) : []),
    ];
  });
}

function cardOf(
  symbol: ApiMember,
  owner: ApiClass | undefined,
  line: readonly PhrasingContent[],
  context: RenderContext,
): [anchor: string, card: Card] {
  const {word, hue} = kindOf(symbol, owner !== undefined);
  return [
    anchorOf(context, symbol.path),
    [
      owner ? `${word} of ${owner.name}` : word,
      hue.replace('.', ''),
      signatureLines(symbol, context),
      toString(line),
    ],
  ];
}
