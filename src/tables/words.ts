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

/** Returns the reference's description of a parameter or field, with links that fit another page. */
export function wordsAbout(site: ApiSite, owner: string, name: string): ApiNode[] | undefined {
  const found = site.resolver.find(owner);
  const words = found && pageOf(site, found)?.words;
  const description = words?.attributes.get(name) ?? words?.parameters.get(name);
  return found && description && forOtherPage(site, found, description);
}

/**
 * Returns the description of a configuration key: from its class, else the class that defines the
 * field, else, for arguments of a datasource, the datasource and its bases.
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

/** Returns the paths of the datasource whose arguments a class lists, and of its bases. */
function sourceLineage(site: ApiSite, cls: string): string[] {
  const sdk = sdkOf(site.model);
  const name = cls.slice(cls.lastIndexOf('.') + 1).replace(/Args$/, '');
  const source = cls.startsWith(`${SOURCE_ARGUMENTS}.`)
    ? sdk.classAt(`${DATASOURCES}.${name}`)
    : undefined;
  return source ? sdk.ancestry(source).classes.map(({path}) => path) : [];
}

/** Returns the first sentence of a class's or function's section. */
export function summaryAbout(site: ApiSite, path: string): ApiNode[] {
  const found = site.resolver.find(path);
  const page = found && pageOf(site, found);
  if (!page) {
    return [];
  }
  const description = {name: '', line: 1, more: [], words: copy(summaryOf(page.section))};
  return forOtherPage(site, found, description);
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

/** Links names as on the description's own page, then makes links within that page absolute. */
function forOtherPage(site: ApiSite, found: Found, description: Description): ApiNode[] {
  const {module} = found;
  const owners = found.kind === 'symbol' ? [found.symbol] : [];
  // `linkNames` replaces only children, so the nodes need a parent.
  const root = {type: 'root' as const, children: copy([...description.words, ...description.more])};
  linkNames([root as never], {context: {site, module}, owners});
  const linked = {...description, words: root.children as Description['words'], more: []};
  return rebaseLinks(linked, routeOfModule(module.path)).words;
}
