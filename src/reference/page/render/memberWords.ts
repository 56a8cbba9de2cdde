import type {PhrasingContent} from 'mdast';

import type {Found} from '../../model/resolve';
import type {ApiClass, ApiMember, ApiModule} from '../../model/types';
import {isSymbolPage, type SymbolPage, symbolPage} from '../match/types';
import {code, link, text} from '../nodes';
import {addressOf, addressOfParameter} from '../site/addresses';
import type {Description} from '../source/types';
import type {RenderContext} from './context';
import {codeIn} from './explained';
import {firstSentence, summaryOf} from './firstSentence';
import {ancestorsOf, fulfilledBy, heirsOf} from './lineage';

type FoundSymbol = Extract<Found, {kind: 'symbol'}>;

/** A first sentence, and where the rest is. */
interface Borrowed {
  sentence: PhrasingContent[];
  /** `parameter` where the place is a parameter of a constructor. */
  kind: 'member' | 'parameter';
  name: string;
  address: string;
}

/**
 * Returns the first sentence on a member of a class: that of its section, of its item, of its field's, or
 * of another place that describes it.
 */
export function lineOfMember(
  {name}: ApiMember,
  {symbol, words, members}: SymbolPage,
  context: RenderContext,
): PhrasingContent[] {
  const section = members.find((member) => member.symbol.name === name)?.section;
  if (section) {
    return summaryOf(section);
  }
  const item =
    words.attributes.get(name) ??
    words.parameters.get(name) ??
    (symbol.kind === 'class' ? wordsOfAttribute(symbol, name, context) : undefined);
  return item ? firstSentence(item.words) : [];
}

/**
 * Finds words for an attribute that its class leaves undescribed: those of the constructor's parameter
 * of the same name, or those of the nearest ancestor that describes the attribute.
 *
 * @returns a sentence that ends in a link to the place; undefined when nothing describes the attribute
 */
export function wordsOfAttribute(
  cls: ApiClass,
  name: string,
  context: RenderContext,
): Description | undefined {
  const found =
    ofParameter(cls, name, context) ??
    first(ancestorsOf(cls, context.site), (owner) => ofMember(owner, name, context)) ??
    first(ancestorsOf(cls, context.site), (owner) => ofParameter(owner, name, context));
  return found && asDescription(found);
}

/**
 * Finds words for a member that a class inherits from a private base: those of the nearest public
 * ancestor, of a protocol that the class fulfils, or of another class with this base; or the page of
 * the base's module if that names the member.
 *
 * @returns words that end in a link to the place; undefined when nothing describes the member
 */
export function wordsOfInherited(
  cls: ApiClass,
  name: string,
  base: string,
  context: RenderContext,
): Description | undefined {
  const {site} = context;
  const found =
    first(ancestorsOf(cls, site), (owner) => ofMember(owner, name, context)) ??
    first(fulfilledBy(cls, site), (owner) => ofMember(owner, name, context)) ??
    ofParameter(cls, name, context) ??
    first(heirsOf(base, site), (heir) => ofHeir(heir, name, context));
  return found ? asDescription(found) : ofModule(name, base, context);
}

function asDescription({sentence, kind, name, address}: Borrowed): Description {
  const before = kind === 'parameter' ? ' See the parameter ' : ' See ';
  const words = [...sentence, text(before), link(address, [code(name)]), text('.')];
  return {name, words, more: [], line: 0};
}

function ofMember(cls: ApiClass, name: string, context: RenderContext): Borrowed | undefined {
  const member = symbolAt(`${cls.path}.${name}`, context);
  const owner = member?.owner;
  const page = owner && pageOf(owner, member.module, context);
  const section = page?.members.find(({symbol}) => symbol.name === name)?.section;
  const item = page?.words.attributes.get(name);
  const sentence = section ? summaryOf(section) : item ? firstSentence(item.words) : [];
  const address = addressOf(context.site, `${cls.path}.${name}`, context.module.path);
  return owner && address && sentence.length > 0
    ? {sentence, kind: 'member', name: `${owner.name}.${name}`, address}
    : undefined;
}

/** Returns the words of an item by which a class describes what it inherits itself. */
function ofHeir(cls: ApiClass, name: string, context: RenderContext): Borrowed | undefined {
  const found = symbolAt(cls.path, context);
  const words = found && pageOf(cls, found.module, context)?.words;
  const item = words?.attributes.get(name) ?? words?.parameters.get(name);
  const address = item && addressOf(context.site, cls.path, context.module.path);
  return address
    ? {sentence: firstSentence(item.words), kind: 'member', name: cls.name, address}
    : undefined;
}

/** Returns the words of a parameter of the constructor that a class has or inherits. */
function ofParameter(cls: ApiClass, name: string, context: RenderContext): Borrowed | undefined {
  const {site, module} = context;
  const owner = symbolAt(cls.init?.from ?? cls.path, context);
  if (owner?.symbol.kind !== 'class' || owner.symbol.init?.synthesised) {
    return undefined;
  }
  const item = pageOf(owner.symbol, owner.module, context)?.words.parameters.get(name);
  const address = item && addressOfParameter(site, owner, name, module.path);
  return address
    ? {sentence: firstSentence(item.words), kind: 'parameter', name, address}
    : undefined;
}

/** Leads to the page of a private base's module if its prose names the member in code. */
function ofModule(name: string, base: string, context: RenderContext): Description | undefined {
  const {site} = context;
  const module = site.resolver.privateBase(base)?.module;
  const page = module && site.written(module.path)?.page;
  const prose = [page?.source.intro, ...(page?.sections ?? []).filter((one) => !isSymbolPage(one))];
  const address = module && addressOf(site, module.path, context.module.path);
  if (!address || !prose.some((section) => section && codeIn(section).has(name))) {
    return undefined;
  }
  return {
    name,
    words: [text('See '), link(address, [code(module.path)]), text('.')],
    more: [],
    line: 0,
  };
}

/** Returns the section of a class of a module itself, matched with the model. */
function pageOf(cls: ApiClass, module: ApiModule, context: RenderContext): SymbolPage | undefined {
  const page =
    module.path === context.module.path ? context.page : context.site.written(module.path)?.page;
  const found = page && symbolPage(page, cls.name);
  return found?.symbol.path === cls.path ? found : undefined;
}

function symbolAt(path: string, {site}: RenderContext): FoundSymbol | undefined {
  const found = site.resolver.find(path);
  return found?.kind === 'symbol' ? found : undefined;
}

function first<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
