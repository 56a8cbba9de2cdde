import type {Found} from '../../api/resolve';
import {routeOfModule} from '../../api/routes';
import {type SymbolPage, symbolPage} from '../api/match/types';
import {type ApiNode, copy} from '../api/nodes';
import {summaryOf} from '../api/render/firstSentence';
import {linkNames} from '../api/render/linkNames';
import {rebaseLinks} from '../api/render/rebaseLinks';
import type {ApiSite} from '../api/site/site';
import type {Description} from '../api/source/types';

/** What a class's or function's page says about a parameter or field, ready for another page. */
export function wordsAbout(site: ApiSite, owner: string, name: string): ApiNode[] | undefined {
  const found = site.resolver.find(owner);
  const words = found && pageOf(site, found)?.words;
  const description = words?.attributes.get(name) ?? words?.parameters.get(name);
  return found && description && forElsewhere(site, found, description);
}

/** The first sentence of a class's or function's section. */
export function summaryAbout(site: ApiSite, path: string): ApiNode[] {
  const found = site.resolver.find(path);
  const page = found && pageOf(site, found);
  if (!page) {
    return [];
  }
  const description = {name: '', line: 1, more: [], words: copy(summaryOf(page.section))};
  return forElsewhere(site, found, description);
}

function pageOf(site: ApiSite, found: Found): SymbolPage | undefined {
  const page = site.written(found.module.path)?.page;
  if (!page || found.kind !== 'symbol') {
    return undefined;
  }
  if (!found.owner) {
    return symbolPage(page, found.symbol.name);
  }
  const members = symbolPage(page, found.owner.name)?.members ?? [];
  return members.find(({symbol}) => symbol.name === found.symbol.name);
}

/** Names are linked as on their own page; what leads to that page then names it. */
function forElsewhere(site: ApiSite, found: Found, description: Description): ApiNode[] {
  const {module} = found;
  const owners = found.kind === 'symbol' ? [found.symbol] : [];
  // Below a root of its own each node is one that may be replaced by a link.
  const root = {type: 'root' as const, children: copy([...description.words, ...description.more])};
  linkNames([root as never], {context: {site, module}, owners});
  const linked = {...description, words: root.children as Description['words'], more: []};
  return rebaseLinks(linked, routeOfModule(module.path)).words;
}
