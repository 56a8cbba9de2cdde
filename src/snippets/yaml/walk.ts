import {isAlias, isMap, isScalar, isSeq, type Document, type Node, type YAMLMap} from 'yaml';

import {didYouMean} from '../../api/nearest';
import type {ApiClass, ApiParameter} from '../../api/types';
import type {Sdk} from '../sdk';
import {constructorSignatures} from '../signature';
import {readType, type TypeNode} from './type-text';

export interface YamlFault {
  /** Offset in the sample. */
  offset: number;
  message: string;
}

/** Looks at a mapping that was read as a class, for what types do not say. */
export type ClassCheck = (cls: ApiClass, map: YAMLMap, walk: Walk) => YamlFault[];

/** What a walk through a document needs. */
export interface Walk {
  sdk: Sdk;
  document: Document;
  checkClass: ClassCheck;
}

const LISTS = new Set([
  'builtins.list',
  'builtins.set',
  'builtins.tuple',
  'collections.abc.Iterable',
  'collections.abc.Sequence',
  'typing.Iterable',
  'typing.List',
  'typing.Sequence',
]);
const MAPS = new Set(['builtins.dict', 'collections.abc.Mapping', 'typing.Dict', 'typing.Mapping']);
const WRAPPERS = new Set(['typing.NotRequired', 'typing.Required', 'typing.Annotated']);
const PLAIN = new Set(['builtins.bool', 'builtins.float', 'builtins.int', 'builtins.str']);
/** Classes whose fields are the keys of a mapping. */
const RECORDS = new Set(['attrs', 'dataclass', 'named-tuple', 'typed-dict']);

/** Checks a value against a type. What the type does not say for certain passes. */
export function walkType(walk: Walk, type: TypeNode, node: Node | null): YamlFault[] {
  const value = resolved(walk, node);
  if (!value || isNothing(value)) {
    return [];
  }
  const {name, args} = type;
  if (name === '|' || name === 'typing.Union' || name === 'typing.Optional') {
    return walkUnion(walk, args, value);
  }
  if (WRAPPERS.has(name)) {
    return args[0] ? walkType(walk, args[0], value) : [];
  }
  if (LISTS.has(name)) {
    return walkList(walk, args[0], value);
  }
  if (MAPS.has(name)) {
    return walkMapping(walk, args, value);
  }
  if (PLAIN.has(name)) {
    return isScalar(value)
      ? []
      : [fault(value, `A plain value is expected here (${short(name)}).`)];
  }
  if (name === 'typing.Literal') {
    return walkLiteral(args, value);
  }
  return walkNamed(walk, name, value);
}

/** Checks a mapping against a class whose fields are its keys. */
export function walkClass(walk: Walk, cls: ApiClass, value: Node): YamlFault[] {
  const [signature] = constructorSignatures(walk.sdk, cls) ?? [];
  if (!signature) {
    return [];
  }
  if (!isMap(value)) {
    return [fault(value, `A mapping with the keys of ${cls.name} is expected here.`)];
  }
  const parameters = [...signature.parameters, ...signature.forwarded];
  return [
    ...walkKeys(walk, cls.name, value, {
      parameters,
      required: signature.parameters.filter((parameter) => !parameter.default),
      open: signature.openKeywords,
    }),
    ...walk.checkClass(cls, value, walk),
  ];
}

/** Checks the keys of a mapping and the value of each. */
export function walkKeys(
  walk: Walk,
  name: string,
  map: YAMLMap,
  keys: {parameters: ApiParameter[]; required: ApiParameter[]; open: boolean},
): YamlFault[] {
  const names = keys.parameters.map((parameter) => parameter.name);
  const given = entries(map);
  const missing = keys.required
    .filter((parameter) => !given.some(({key}) => key === parameter.name))
    .map((parameter) => fault(map, `${name} needs the key "${parameter.name}".`));
  const walked = given.flatMap(({key, keyNode, value}) => {
    const parameter = keys.parameters.find((candidate) => candidate.name === key);
    if (!parameter) {
      const message = `${name} has no key "${key}".${didYouMean(key, names)}`;
      // `<<` takes the keys of another mapping along.
      return keys.open || key === '<<' ? [] : [fault(keyNode, message)];
    }
    const type = parameter.type && readType(parameter.type);
    return type ? walkType(walk, type, value) : [];
  });
  return [...(given.some(({key}) => key === '<<') ? [] : missing), ...walked];
}

export function entries(map: YAMLMap): {key: string; keyNode: Node; value: Node | null}[] {
  return map.items.map((pair) => ({
    key: String(isScalar(pair.key) ? pair.key.value : pair.key),
    keyNode: pair.key as Node,
    value: pair.value as Node | null,
  }));
}

/** One alternative without a fault is enough; else those of the nearest one count. */
function walkUnion(walk: Walk, types: readonly TypeNode[], value: Node): YamlFault[] {
  const real = types.filter(({name}) => name !== 'None' && name !== 'builtins.None');
  const judged = real.map((type) => walkType(walk, type, value));
  return judged.length === 0
    ? []
    : judged.reduce((best, faults) => (faults.length < best.length ? faults : best));
}

function walkList(walk: Walk, item: TypeNode | undefined, value: Node): YamlFault[] {
  if (!isSeq(value)) {
    return isMap(value) ? [fault(value, 'A list is expected here.')] : [];
  }
  return item ? value.items.flatMap((entry) => walkType(walk, item, entry as Node | null)) : [];
}

function walkMapping(walk: Walk, [key, item]: readonly TypeNode[], value: Node): YamlFault[] {
  if (!isMap(value)) {
    return [fault(value, 'A mapping is expected here.')];
  }
  return entries(value).flatMap((entry) => [
    ...(key ? walkType(walk, key, entry.keyNode) : []),
    ...(item ? walkType(walk, item, entry.value) : []),
  ]);
}

function walkLiteral(args: readonly TypeNode[], value: Node): YamlFault[] {
  const allowed = args.map(({name}) => name.replace(/^(['"])(.*)\1$/, '$2'));
  const given = isScalar(value) ? String(value.value) : '';
  return allowed.some((word) => word.toLowerCase() === given.toLowerCase())
    ? []
    : [fault(value, `"${given}" is none of ${allowed.join(', ')}.${didYouMean(given, allowed)}`)];
}

/** A class of the SDK, or an alias of another type. */
function walkNamed(walk: Walk, path: string, value: Node): YamlFault[] {
  const found = walk.sdk.find(path);
  const symbol = found?.kind === 'symbol' ? found.symbol : undefined;
  if (symbol?.kind === 'class') {
    return RECORDS.has(symbol.flavour) ? walkClass(walk, symbol, value) : [];
  }
  if (symbol?.kind === 'attribute' && symbol.labels.includes('type-alias') && symbol.value) {
    const type = readType(symbol.value);
    return type ? walkType(walk, type, value) : [];
  }
  return [];
}

function resolved({document}: Walk, node: Node | null): Node | undefined {
  return (isAlias(node) ? node.resolve(document) : node) ?? undefined;
}

/** An empty value, or one that an environment variable fills in. */
function isNothing(node: Node): boolean {
  return isScalar(node) && (node.value === null || /^\$\{?\w+/.test(String(node.value)));
}

export function fault(node: Node, message: string): YamlFault {
  return {offset: node.range?.[0] ?? 0, message};
}

function short(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
