import {type ApiElement, element, link, text} from '../nodes';
import type {Mention} from '../site/mentions';
import {addressOf} from '../site/addresses';
import type {RenderContext} from './context';
import {shortKind} from './kinds';
import {symbolList} from './symbolList';
import {shownWays} from './ways';

const MAX_MENTIONS = 12;

/**
 * Lists uses of the page's symbols: guides and tutorials that link here, and types that name a symbol,
 * unless the facts of the symbol say so already (`ways.ts`).
 */
export function usedIn(context: RenderContext): ApiElement[] {
  const rows = [...guides(context), ...symbols(context)];
  if (rows.length === 0) {
    return [];
  }
  return [element('section.sym', {}, symbolList('Used in', rows))];
}

function guides({site, module}: RenderContext): ApiElement[] {
  const names = new Map([...site.anchors(module)].map(([path, anchor]) => [anchor, path]));
  const found = site.backlinks(module.path).map(({kind, title, url, anchors, place}) => {
    const linked = anchors
      .map((anchor) => names.get(anchor)?.slice(module.path.length + 1))
      .filter((name) => name !== undefined);
    return {kind, title, url, linked: linked.join(', '), place};
  });
  // A page about one class need not say in each row that the link is to this class: it says where.
  const isSame = found.length > 1 && new Set(found.map(({linked}) => linked)).size === 1;
  return found.map(({kind, title, url, linked, place}) =>
    row(kind, '.doc', link(url, [text(title)], {className: ['word']}), isSame ? place : linked),
  );
}

function symbols({site, module}: RenderContext): ApiElement[] {
  const found = new Map<string, {mention: Mention; names: string[]}>();
  for (const symbol of module.symbols) {
    const shown = shownWays(symbol.path, site);
    for (const mention of site.mentions(symbol.path)) {
      if (shown.has(mention.path)) {
        continue;
      }
      const known = found.get(mention.path) ?? {mention, names: []};
      known.names.push(symbol.name);
      found.set(mention.path, known);
    }
  }
  // Only symbols that have a page: plain names without links would not help readers.
  return [...found.values()]
    .flatMap(({mention}) => {
      const address = addressOf(site, mention.path, module.path);
      const place = mention.module.slice(mention.module.indexOf('.') + 1);
      const {word, hue} = shortKind(mention.symbol, false);
      return address ? [row(word, hue, link(address, [text(mention.name)]), place)] : [];
    })
    .slice(0, MAX_MENTIONS);
}

function row(
  kind: string,
  hue: string,
  target: ReturnType<typeof link>,
  place: string,
): ApiElement {
  return element('li', {}, [
    element(`span.kind${hue}`, {}, [kind]),
    ' ',
    target,
    ' ',
    element('span', {}, [place]),
  ]);
}
