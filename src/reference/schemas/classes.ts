import {memoize} from '../../lib/memoize';
import {mainPath, resolverOf} from '../model/resolve';
import type {ApiAttribute, ApiClass, ApiModel, ApiParameter, TypeText} from '../model/types';

/** One key of a configuration: a field of its class or of a base. */
export interface ConfigField {
  name: string;
  type?: TypeText;
  /** The expression that creates the field, if any. */
  value?: TypeText;
  default?: TypeText;
  defaultValue?: TypeText;
  /** The class that defines the field. */
  owner: ApiClass;
}

/** Looks up classes whose fields are the keys of YAML files, private ones included. */
export interface ConfigClasses {
  /** Returns the class at a dotted path, through re-exports. */
  at(path: string): ApiClass | undefined;
  /** Returns the keys of a class in the order of its constructor. */
  fields(cls: ApiClass): ConfigField[];
  /** Returns direct and indirect subclasses, ordered by module and then by place in the source. */
  below(path: string): ApiClass[];
  /** Returns the expression assigned to a module variable or class attribute. */
  constant(path: string): TypeText | undefined;
}

/** Returns the configuration classes of a model, memoized per model. */
export const configClasses = memoize(create);

function create(model: ApiModel): ConfigClasses {
  const resolver = resolverOf(model);
  const modules = [...model.modules.values()];
  const hidden = new Map(
    modules.flatMap((module) => (module.hidden ?? []).map((cls) => [cls.path, cls] as const)),
  );
  const all = modules.flatMap(({symbols, hidden: more = []}) =>
    [...symbols.filter((symbol) => symbol.kind === 'class'), ...more].sort(
      (a, b) => a.line - b.line,
    ),
  );

  function at(path: string): ApiClass | undefined {
    const found = resolver.find(path);
    return found?.kind === 'symbol' && found.symbol.kind === 'class'
      ? found.symbol
      : hidden.get(path);
  }

  /** Returns the class itself, then its bases, nearest first. */
  function lineage(cls: ApiClass): ApiClass[] {
    const bases = cls.bases.flatMap((base) => at(mainPath(base) ?? '') ?? []);
    return [cls, ...bases.flatMap(lineage)];
  }

  function fieldOf(cls: ApiClass, parameter: ApiParameter): ConfigField {
    const {name, type, default: value, defaultValue} = parameter;
    const owners = lineage(cls);
    const written = owners.find(({members}) => members.some((member) => member.name === name));
    const attribute = written?.members.find((member) => member.name === name) as
      ApiAttribute | undefined;
    return {
      name,
      owner: written ?? cls,
      ...(type && {type}),
      ...(attribute?.value && {value: attribute.value}),
      ...(value && {default: value}),
      ...(defaultValue && {defaultValue}),
    };
  }

  return {
    at,
    fields: (cls) => (cls.init?.parameters ?? []).map((parameter) => fieldOf(cls, parameter)),
    constant(path) {
      const found = resolver.find(path);
      return found?.kind === 'symbol' && found.symbol.kind === 'attribute'
        ? found.symbol.value
        : undefined;
    },
    below: (path) =>
      all.filter((cls) => cls.path !== path && lineage(cls).some((above) => above.path === path)),
  };
}
