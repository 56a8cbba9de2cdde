import type {Found} from '../reference/model/resolve';
import {routeOfModule} from '../reference/model/routes';
import {DATASOURCES, SOURCE_ARGUMENTS} from '../site/sdkPaths';
import {sdkOf} from '../samples/sdk';
import {type SymbolPage, symbolPage} from '../reference/page/match/types';
import {type ApiNode, copy} from '../reference/page/nodes';
import {summaryOf} from '../reference/page/render/firstSentence';
import {linkNames} from '../reference/page/render/linkNames';
import {rebaseLinks} from '../reference/page/render/rebaseLinks';
import type {ApiSite} from '../reference/page/site/site';
import type {Description} from '../reference/page/source/types';

/** What a class's or function's page says about a parameter or field, ready for another page. */
export function wordsAbout(site: ApiSite, owner: string, name: string): ApiNode[] | undefined {
  const found = site.resolver.find(owner);
  const words = found && pageOf(site, found)?.words;
  const description = words?.attributes.get(name) ?? words?.parameters.get(name);
  return found && description && forElsewhere(site, found, description);
}

/**
 * What the pages say about a key of a configuration: of its class, of the class that has the field,
 * and for arguments of a datasource, of the datasource itself.
 */
export function wordsOfKey(
  site: ApiSite,
  cls: string,
  owner: string,
  key: string,
): ApiNode[] | undefined {
  for (const place of [cls, owner, ...sourceLineage(site, cls)]) {
    const found = wordsAbout(site, place, key);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The datasource whose arguments a class lists, and its bases. */
function sourceLineage(site: ApiSite, cls: string): string[] {
  const sdk = sdkOf(site.model);
  const name = cls.slice(cls.lastIndexOf('.') + 1).replace(/Args$/, '');
  const source = cls.startsWith(`${SOURCE_ARGUMENTS}.`)
    ? sdk.classAt(`${DATASOURCES}.${name}`)
    : undefined;
  return source ? sdk.ancestry(source).classes.map(({path}) => path) : [];
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
