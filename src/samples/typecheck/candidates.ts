import {resolverOf} from '../../reference/model/resolve';
import type {ApiClass, ApiFunction} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {constructorSignatures, functionSignatures} from '../signature';
import {openBracketAt} from './pythonText';

/**
 * Public names of a module: symbols, re-exports and submodules.
 *
 * @param path its dotted path, or only the end of it after dots (`..config`)
 */
export function moduleNames({model}: Sdk, path: string): string[] {
  const end = path.replace(/^\.+/, '.');
  return [...model.modules.values()]
    .filter((module) => module.path === path || (end.startsWith('.') && module.path.endsWith(end)))
    .flatMap(({path: home, symbols, reExports, submodules}) => [
      ...[...symbols, ...reExports].map(({name}) => name),
      ...submodules.map((submodule) => submodule.slice(home.length + 1)),
    ]);
}

/**
 * Public attributes of a class of the SDK, or of one that the code derives from such classes.
 *
 * @param offset where the attribute is named: after `super().`, the class around it counts
 */
export function attributeNames(sdk: Sdk, code: string, offset: number, name: string): string[] {
  const isSuper = /\bsuper\(\)\s*\.\s*$/.test(code.slice(0, offset));
  const classes = classesNamed(sdk, code, isSuper ? enclosingClass(code, offset) : name);
  const inherited = classes.flatMap((cls) => [
    ...sdk.ancestry(cls).classes.flatMap(({members}) => members.map((member) => member.name)),
    ...cls.inherited.flatMap(({members}) => members),
  ]);
  return [...inherited, ...definedNames(code, name)];
}

/** Names of the parameters that the call around an offset can take. */
export function parameterNames(sdk: Sdk, code: string, offset: number): string[] {
  const callee = /(\w+)\s*$/.exec(code.slice(0, openBracketAt(code, offset) ?? 0))?.[1] ?? '';
  const isSuper = callee === '__init__';
  const classes = classesNamed(sdk, code, isSuper ? enclosingClass(code, offset) : callee);
  const signatures =
    classes.length > 0
      ? classes.map((cls) => constructorSignatures(sdk, cls))
      : functionsNamed(sdk, code, callee).map((fn) => functionSignatures(sdk, fn));
  return signatures
    .flatMap((overloads) => overloads ?? [])
    .flatMap(({parameters, forwarded}) => [...parameters, ...forwarded])
    .filter(({kind}) => kind !== 'positional-only')
    .map((parameter) => parameter.name);
}

function classesNamed(sdk: Sdk, code: string, name: string): ApiClass[] {
  return [name, ...baseNames(code, name)]
    .flatMap((candidate) => resolverOf(sdk.model).byName(originalName(code, candidate)))
    .flatMap((found) =>
      found.kind === 'symbol' && found.symbol.kind === 'class' ? [found.symbol] : [],
    );
}

/** The last class whose definition starts before an offset. */
function enclosingClass(code: string, offset: number): string {
  const definitions = [...code.slice(0, offset).matchAll(/^[ \t]*class[ \t]+(\w+)/gm)];
  return definitions.at(-1)?.[1] ?? '';
}

/** The bases of a class that the code defines, without the modules in front of them. */
function baseNames(code: string, name: string): string[] {
  const bases = new RegExp(`^[ \\t]*class[ \\t]+${name}\\b[^(:\\n]*\\(([^)]*)\\)`, 'm').exec(code);
  return [...(bases?.[1] ?? '').matchAll(/(\w+)\s*(?:,|$|\[)/g)].map(([, base = '']) => base);
}

/** `CSVSource` for the `Source` of `from bitfount import CSVSource as Source`. */
function originalName(code: string, name: string): string {
  return new RegExp(`\\b(\\w+)[ \\t]+as[ \\t]+${name}\\b`).exec(code)?.[1] ?? name;
}

/** Functions with this name, and methods of the classes that the code mentions. */
function functionsNamed({model}: Sdk, code: string, name: string): ApiFunction[] {
  const {byName, find} = resolverOf(model);
  const mentioned = [...new Set(code.match(/\b[A-Z]\w+/g))].flatMap((word) => byName(word));
  const methods = mentioned.map(({path}) => find(`${path}.${name}`));
  return [...byName(originalName(code, name)), ...methods].flatMap((found) =>
    found?.kind === 'symbol' && found.symbol.kind === 'function' ? [found.symbol] : [],
  );
}

/** Names that a class of the code may define: methods, class variables and attributes of `self`. */
function definedNames(code: string, cls: string): string[] {
  const definition = new RegExp(`^[ \\t]*class[ \\t]+${cls}\\b`, 'm');
  const names = /\bself\.(\w+)\s*[:=](?!=)|^[ \t]+(?:async +)?def +(\w+)|^[ \t]+(\w+) *[:=](?!=)/gm;
  return definition.test(code)
    ? [...code.matchAll(names)].map(([, own, method, field]) => own ?? method ?? field ?? '')
    : [];
}
