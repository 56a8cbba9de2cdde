import {type ApiElement, element, link, sectionHeading, text} from '../nodes';
import type {Mention} from '../site/mentions';
import {addressOf} from '../site/addresses';
import {breakableName} from './breakableName';
import type {RenderContext} from './context';
import {shortKind} from './kinds';

const MOST_MENTIONS = 12;

/** Where the page's symbols turn up: guides and tutorials that link here, symbols whose types name them. */
export function usedIn(context: RenderContext): ApiElement[] {
  const rows = [...guides(context), ...symbols(context)];
  if (rows.length === 0) {
    return [];
  }
  return [element('section.sym', {}, [sectionHeading('Used in'), element('ul.symbols', {}, rows)])];
}

function guides({site, module}: RenderContext): ApiElement[] {
  const names = new Map([...site.anchors(module)].map(([path, anchor]) => [anchor, path]));
  return site.backlinks(module.path).map(({kind, title, url, anchors}) => {
    const linked = anchors
      .map((anchor) => names.get(anchor)?.slice(module.path.length + 1))
      .filter((name) => name !== undefined);
    return row(kind, '.doc', link(url, [text(title)], {className: ['word']}), linked.join(', '));
  });
}

function symbols({site, module}: RenderContext): ApiElement[] {
  const found = new Map<string, {mention: Mention; names: string[]}>();
  for (const symbol of module.symbols) {
    for (const mention of site.mentions(symbol.path)) {
      const known = found.get(mention.path) ?? {mention, names: []};
      known.names.push(symbol.name);
      found.set(mention.path, known);
    }
  }
  // Only symbols whose page is written: a list of plain names would help nobody.
  return [...found.values()]
    .flatMap(({mention}) => {
      const address = addressOf(site, mention.path, module.path);
      const place = mention.module.slice(mention.module.indexOf('.') + 1);
      const {word, hue} = shortKind(mention.symbol, false);
      return address ? [row(word, hue, link(address, breakableName(mention.name)), place)] : [];
    })
    .slice(0, MOST_MENTIONS);
}

function row(
  kind: string,
  hue: string,
  target: ReturnType<typeof link>,
  place: string,
): ApiElement {
  return element('li', {}, [
    element(`span.kind${hue}`, {}, [kind]),
    target,
    element('span', {}, [place]),
  ]);
}
