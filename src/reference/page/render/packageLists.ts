import {routeOfModule} from '../../model/routes';
import {type ApiElement, type ApiNode, element, link, text} from '../nodes';
import {symbolPage} from '../match/types';
import {addressOf} from '../site/addresses';
import type {RenderContext} from './context';
import {firstSentence, summaryOf} from './firstSentence';
import {shortKind} from './kinds';
import {symbolList} from './symbolList';

/** Lists the submodules of a package, and the names that it re-exports. */
export function packageLists(context: RenderContext): ApiNode[] {
  return [...submodules(context), ...reExports(context)];
}

function submodules({site, module}: RenderContext): ApiNode[] {
  const rows = module.submodules.map((path) => {
    const name = [text(path.split('.').at(-1) as string)];
    const written = site.written(path);
    const kind = site.model.modules.get(path)?.package ? 'package' : 'module';
    return element('li', {}, [
      element('span.kind', {}, [kind]),
      ' ',
      written ? link(routeOfModule(path), name) : element('span', {}, name),
      ' ',
      element('span', {}, [
        written?.page.isInternal && element('span.old', {}, ['internal']),
        written?.page.isInternal && ' ',
        written?.description,
      ]),
    ]);
  });
  return section('Submodules', rows);
}

function reExports(context: RenderContext): ApiNode[] {
  const {site, module} = context;
  const anchors = site.exportAnchors(module);
  const isPrivate = (name: string) => name.startsWith('_');
  const names = [...module.reExports].sort(
    (a, b) =>
      Number(isPrivate(a.name)) - Number(isPrivate(b.name)) || a.name.localeCompare(b.name, 'en'),
  );
  const rows = names.map(({name, target}) => {
    const id = anchors.get(name) as string;
    const address = addressOf(site, target, module.path);
    const label = [text(name)];
    // Without an address, an `<a>` with only an id shows plain text and gives the link check its anchor.
    const dot = target.lastIndexOf('.');
    const origin = dot < 0 ? 'another package' : `from ${target.slice(0, dot)}`;
    return element('li', {}, [
      element(`span.kind${kindOf(target, context).hue}`, {}, [kindOf(target, context).word]),
      ' ',
      address ? link(address, label, {id}) : element('a', {id}, label),
      ' ',
      element('span', {}, summaryOfTarget(target, context) ?? [text(origin)]),
    ]);
  });
  return section('Names offered here', rows);
}

function kindOf(target: string, {site}: RenderContext): {word: string; hue: string} {
  const found = site.resolver.find(target);
  if (found?.kind === 'symbol') {
    return shortKind(found.symbol, false);
  }
  return {word: found ? 'module' : 'name', hue: ''};
}

function summaryOfTarget(target: string, {site}: RenderContext) {
  const found = site.resolver.find(target);
  if (found?.kind !== 'symbol') {
    return undefined;
  }
  const page = site.written(found.module.path)?.page;
  const own = page && symbolPage(page, found.symbol.name);
  const item = page?.variables.get(found.symbol.name);
  const line = own ? summaryOf(own.section) : item ? firstSentence(item.words) : [];
  return line.length > 0 ? line : undefined;
}

function section(title: string, rows: ApiElement[]): ApiNode[] {
  return rows.length === 0 ? [] : symbolList(title, rows);
}
