import type {ApiClass, ApiMember, TypeText} from '../../model/types';
import {type ApiNode, code, element, link, text} from '../nodes';
import {addressOf} from '../site/addresses';
import type {RenderContext} from './context';
import type {Fact} from './facts';
import {foldedList} from './linkList';
import {typeParameterText} from './signature';
import {plainType} from './spellOut';
import {typeText} from './typeText';

const MAX_INLINE_SUBCLASSES = 8;
/** Decorators that the symbol's kind or a badge already shows. */
const SHOWN_ELSEWHERE = new Set([
  'property',
  'staticmethod',
  'classmethod',
  'abstractmethod',
  'abc.abstractmethod',
  'override',
  'overload',
  'contextmanager',
  'asynccontextmanager',
  'deprecated',
]);

/** Decorators that the kind of a class already implies, unless they have options. */
const IMPLIED_BY_KIND = new Set([
  'dataclass',
  'dataclasses.dataclass',
  'attr.dataclass',
  'attrs.define',
]);

/** Returns bases, subclasses, class options, type parameters, decorators and the overridden member. */
export function relationFacts(symbol: ApiMember, context: RenderContext): (Fact | undefined)[] {
  if (symbol.kind === 'attribute') {
    return [];
  }
  const bases = symbol.kind === 'class' ? symbol.bases : [];
  return [
    listOf(
      'Bases',
      bases.map((base) => typeText(base, context)),
    ),
    symbol.kind === 'class' ? subclasses(symbol, context) : undefined,
    listOf('Class options', symbol.kind === 'class' ? options(symbol, context) : []),
    listOf('Type parameters', typeParameters(symbol, context)),
    listOf('Decorators', decorators(symbol.decorators, context)),
    symbol.kind === 'function' ? overrides(symbol.overrides, context) : undefined,
  ];
}

function listOf(label: string, values: ApiNode[][]): Fact | undefined {
  return values.length > 0
    ? {label, value: values.map((value) => element('code', {}, value))}
    : undefined;
}

function options({keywords = {}}: ApiClass, context: RenderContext): ApiNode[][] {
  return Object.entries(keywords).map(([name, value]) => [
    text(`${name}=`),
    ...typeText(value, context),
  ]);
}

/** Renders type parameters of a class without a constructor; otherwise the signature shows them. */
function typeParameters(symbol: ApiMember, context: RenderContext): ApiNode[][] {
  const all = symbol.kind === 'class' && !symbol.init ? (symbol.typeParameters ?? []) : [];
  return all.map((parameter) => [element('span', {}, typeParameterText(parameter, context))]);
}

function decorators(all: readonly TypeText[], context: RenderContext): ApiNode[][] {
  return all
    .filter((decorator) => {
      const name = plainType(decorator);
      return !IMPLIED_BY_KIND.has(name) && !SHOWN_ELSEWHERE.has(name.replace(/\(.*$/s, ''));
    })
    .map((decorator) => [text('@'), ...typeText(decorator, context)]);
}

function subclasses({subclasses: paths = []}: ApiClass, context: RenderContext): Fact | undefined {
  if (paths.length === 0) {
    return undefined;
  }
  const names = paths.map((path) => nameLink(path, context));
  return {label: 'Subclasses', value: foldedList(names, MAX_INLINE_SUBCLASSES, 'classes')};
}

function overrides(path: string | undefined, context: RenderContext): Fact | undefined {
  return path === undefined ? undefined : {label: 'Overrides', value: [nameLink(path, context, 2)]};
}

/** Renders the last parts of a dotted path, linked if its page exists. */
function nameLink(path: string, {site, module}: RenderContext, parts = 1): ApiNode {
  const label = path.split('.').slice(-parts).join('.');
  const address = addressOf(site, path, module.path);
  return address ? link(address, [code(label)]) : code(label);
}
