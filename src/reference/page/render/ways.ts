import {memoize} from '../../../lib/memoize';
import type {ApiClass, ApiMember} from '../../model/types';
import {collectWays, isFactory, type Way, type Ways} from '../../ways/collect';
import {code, link} from '../nodes';
import {addressOf, addressOfParameter} from '../site/addresses';
import type {ApiSite} from '../site/site';
import type {RenderContext} from './context';
import type {Fact} from './facts';
import {ancestorsOf} from './lineage';
import {foldedList} from './linkList';
import {starred} from './parameterMarks';
import {spellOut} from './spellOut';

/** More than these are folded. */
const MAX_WAYS = 6;
/** Classes that are not made by calling them. */
const NOT_CALLED = new Set(['abstract', 'enum', 'exception', 'protocol', 'typed-dict']);

interface NamedWay extends Way {
  /** `Pod.start()`, or `Pod(hub=…)` for what takes one. */
  readonly label: string;
  readonly module: string;
  readonly address: string;
}

const collected = memoize(({model, resolver}: ApiSite) =>
  collectWays(model, (type) => spellOut(type, resolver)),
);

/**
 * Returns what gives an instance of a class, and what takes one: functions, methods, constructors and
 * attributes of the SDK, by their types. Its own members are not among them, unless they make one; nor
 * are members that a class overrides or inherits.
 */
export function wayFacts(symbol: ApiMember, context: RenderContext): (Fact | undefined)[] {
  if (symbol.kind !== 'class') {
    return [];
  }
  const {gives, takes} = waysOf(symbol.path, context.site);
  const given = named(gives, context);
  const taken = named(takes, context);
  return [
    given.length > 0 ? listed('How to get one', given, 'ways') : constructorFact(symbol, taken),
    taken.length > 0 ? listed('What takes one', taken, 'places') : undefined,
  ];
}

/**
 * Lists the symbols of modules that give or take an instance of a class, by path: `wayFacts` shows them, or
 * the ancestors that have them do.
 */
export function shownWays(path: string, site: ApiSite): ReadonlySet<string> {
  const {gives = [], takes = []} = collected(site).get(path) ?? {};
  return new Set([...gives, ...takes].map(({symbol, owner}) => (owner ?? symbol).path));
}

function waysOf(path: string, site: ApiSite): Ways {
  const {gives = [], takes = []} = collected(site).get(path) ?? {};
  return {gives: own(gives, site), takes: own(takes, site)};
}

/** Leaves out what a class only inherits or overrides, where its ancestor's is in the list. */
function own(ways: readonly Way[], site: ApiSite): Way[] {
  const paths = new Set(ways.map(({symbol}) => symbol.path));
  return ways.filter(({symbol, owner, parameters}) => {
    if (owner) {
      return !ancestorsOf(owner, site).some(({path}) => paths.has(`${path}.${symbol.name}`));
    }
    const ancestors = symbol.kind === 'class' ? ancestorsOf(symbol, site) : [];
    return !ways.some(
      (other) =>
        ancestors.some((ancestor) => ancestor === other.symbol) &&
        parameters.every(({name}) => other.parameters.some((one) => one.name === name)),
    );
  });
}

/** Names ways and orders them: factories and functions first, what has to be there already last. */
function named(ways: readonly Way[], {site, module}: RenderContext): NamedWay[] {
  return ways
    .flatMap((way): NamedWay[] => {
      const {symbol, owner, parameters} = way;
      const found = site.resolver.find(symbol.path);
      const [first] = parameters;
      const address =
        found && first
          ? addressOfParameter(site, found, first.name, module.path)
          : addressOf(site, symbol.path, module.path);
      const name = owner ? `${owner.name}.${symbol.name}` : symbol.name;
      const label = `${name}${argumentsOf(way)}`;
      return address && found ? [{...way, label, module: found.module.path, address}] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'en'));
}

function argumentsOf({symbol, parameters}: Way): string {
  if (parameters.length > 0) {
    const names = parameters.map((one) => (one.kind.startsWith('var-') ? '' : '=…'));
    return `(${parameters.map((one, at) => `${starred(one)}${names[at]}`).join(', ')})`;
  }
  const isCalled = symbol.kind === 'function' && !symbol.labels.includes('property');
  return isCalled ? '()' : '';
}

function rank({symbol, owner}: Way): number {
  if (!owner) {
    return symbol.kind === 'attribute' ? 3 : 0;
  }
  if (isFactory(symbol)) {
    return 0;
  }
  return symbol.kind === 'function' && !symbol.labels.includes('property') ? 1 : 2;
}

function listed(label: string, ways: readonly NamedWay[], noun: string): Fact {
  const count = (name: string) => ways.filter((way) => way.label === name).length;
  const links = ways.map((way) => {
    // Two modules may have functions of one name.
    const place = count(way.label) > 1 ? `${way.module.split('.').at(-1)}.` : '';
    return link(way.address, [code(`${place}${way.label}`)]);
  });
  return {label, value: foldedList(links, MAX_WAYS, noun)};
}

/** A constructor is obvious, except where nothing else gives what something takes. */
function constructorFact(cls: ApiClass, taken: readonly NamedWay[]): Fact | undefined {
  const isCalled = cls.init && !NOT_CALLED.has(cls.flavour) && !cls.labels.includes('abstract');
  return isCalled && taken.length > 0
    ? {
        label: 'How to get one',
        value: [code(`${cls.name}(${cls.init?.parameters.length ? '…' : ''})`)],
      }
    : undefined;
}
