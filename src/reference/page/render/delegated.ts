import type {Found} from '../../model/resolve';
import {routeOfModule} from '../../model/routes';
import type {ApiMember, ApiParameter} from '../../model/types';
import {parametersOf} from '../match/matchWords';
import {symbolPage} from '../match/types';
import type {ApiElement} from '../nodes';
import {addressOfFound, addressOfParameter} from '../site/addresses';
import type {Description} from '../source/types';
import type {RenderContext} from './context';
import {counted, fold} from './fold';
import {paramList, type Row} from './paramList';
import {parameterFacts} from './parts';
import {rebaseLinks} from './rebaseLinks';
import {unsearched} from './searchMarks';

const INHERITED_FIELDS = 'Inherited fields';

type FoundSymbol = Extract<Found, {kind: 'symbol'}>;

/** Parameters that another callable of the SDK declares and this one also accepts. */
interface Group {
  owner: FoundSymbol;
  parameters: ApiParameter[];
}

/** Renders a `<details>` with parameters for each callable that receives `**kwargs`, in order. */
export function delegatedFolds(symbol: ApiMember, context: RenderContext): ApiElement[] {
  const start = symbol.kind === 'attribute' ? undefined : symbol.delegates;
  return groups(symbol, start, context).map((group) =>
    foldGroup('Through **kwargs', group, context),
  );
}

/** Renders `<details>` with the parameters of an inherited constructor, or with inherited fields. */
export function inheritedFolds(symbol: ApiMember, context: RenderContext): ApiElement[] {
  if (symbol.kind !== 'class' || !symbol.init) {
    return [];
  }
  if (symbol.init.from) {
    const owner = findSymbol(symbol.init.from, context);
    const parameters = symbol.init.parameters;
    const own = owner && parameters.length > 0 ? [{owner, parameters}] : [];
    const further = owner ? groups(owner.symbol, delegatesOf(owner), context) : [];
    return [
      ...own.map((group) => foldGroup('Inherited constructor', group, context)),
      ...further.map((group) => foldGroup('Through **kwargs', group, context)),
    ];
  }
  if (!symbol.init.synthesised) {
    return [];
  }
  const byOwner = new Map<string, Group>();
  for (const parameter of symbol.init.parameters) {
    const owner = ownerOfField(`${symbol.path}.${parameter.name}`, context);
    if (owner && owner.path !== symbol.path) {
      const group = byOwner.get(owner.path) ?? {owner, parameters: []};
      group.parameters.push(parameter);
      byOwner.set(owner.path, group);
    }
  }
  return [...byOwner.values()].map((group) => foldGroup(INHERITED_FIELDS, group, context));
}

/**
 * Follows `**kwargs` from callable to callable; lists each parameter where it first occurs, but for those
 * that a call on the way sets itself: to give one of them as well is a `TypeError`.
 */
function groups(symbol: ApiMember, start: string | undefined, context: RenderContext): Group[] {
  const found: Group[] = [];
  const seen = new Set(parametersOf(symbol).map(({name}) => name));
  const visited = new Set<string>();
  let caller = symbol;
  let next = start;
  while (next !== undefined && !visited.has(next)) {
    visited.add(next);
    const owner = findSymbol(next, context);
    if (!owner) {
      break;
    }
    const theirs = parametersOf(owner.symbol);
    givenBy(caller, theirs).forEach((name) => seen.add(name));
    const parameters = theirs.filter(({name, kind}) => !kind.startsWith('var-') && !seen.has(name));
    parameters.forEach(({name}) => seen.add(name));
    if (parameters.length > 0) {
      found.push({owner, parameters});
    }
    caller = owner.symbol;
    next = delegatesOf(owner);
  }
  return found;
}

/** Returns the names of the parameters that a callable sets where it hands `**kwargs` on. */
function givenBy(caller: ApiMember, parameters: readonly ApiParameter[]): string[] {
  const given = caller.kind === 'attribute' ? [] : (caller.given ?? []);
  return given.flatMap((one) =>
    typeof one === 'string' ? one : parameters.slice(0, one).map(({name}) => name),
  );
}

function delegatesOf({symbol}: FoundSymbol): string | undefined {
  if (symbol.kind === 'class' && symbol.init?.from) {
    return symbol.init.from;
  }
  return symbol.kind === 'attribute' ? undefined : symbol.delegates;
}

function foldGroup(title: string, {owner, parameters}: Group, context: RenderContext): ApiElement {
  const {site, module} = context;
  const name = owner.owner ? `${owner.owner.name}.${owner.symbol.name}` : owner.symbol.name;
  const address = addressOfFound(site, owner, module.path);
  const rows = parameters.map((parameter): Row => {
    const rowAddress = address && addressOfParameter(site, owner, parameter.name, module.path);
    const words = wordsOf(owner, parameter.name, context);
    return {
      ...parameterFacts(parameter),
      ...(rowAddress && {address: rowAddress}),
      ...(words && {words}),
    };
  });
  const noun = title === INHERITED_FIELDS ? 'field' : 'parameter';
  const note = `${counted(rows.length, noun)} of ${name}`;
  // Each row links to its definition.
  const list = paramList(rows, `${title}: ${name}`, context);
  return fold(title, note, list, {open: true, ...unsearched});
}

/** Returns the description from the page that defines the parameter. */
function wordsOf(
  owner: FoundSymbol,
  name: string,
  context: RenderContext,
): Description | undefined {
  const {module, page} = context;
  const isHere = owner.module.path === module.path;
  const home = isHere ? page : context.site.written(owner.module.path)?.page;
  if (!home) {
    return undefined;
  }
  const top = symbolPage(home, owner.owner?.name ?? owner.symbol.name);
  const target = owner.owner
    ? top?.members.find(({symbol}) => symbol.name === owner.symbol.name)
    : top;
  const words = target?.words.parameters.get(name) ?? target?.words.attributes.get(name);
  return words && !isHere ? rebaseLinks(words, routeOfModule(owner.module.path)) : words;
}

function ownerOfField(path: string, {site}: RenderContext): FoundSymbol | undefined {
  const field = site.resolver.find(path);
  const owner = field?.kind === 'symbol' ? field.owner : undefined;
  const found = owner && site.resolver.find(owner.path);
  return found?.kind === 'symbol' ? found : undefined;
}

function findSymbol(path: string, {site}: RenderContext): FoundSymbol | undefined {
  const found = site.resolver.find(path);
  return found?.kind === 'symbol' ? found : undefined;
}
