import {perModel} from '../model/perModel';
import {mainPath, resolverOf} from '../model/resolve';
import type {ApiAttribute, ApiClass, ApiModel, ApiParameter, TypeText} from '../model/types';

/** One key of a configuration: a field of its class, or of a class above it. */
export interface ConfigField {
  name: string;
  type?: TypeText;
  /** The expression that makes the field, where there is one. */
  value?: TypeText;
  default?: TypeText;
  defaultValue?: TypeText;
  /** The class in which the field is written. */
  owner: ApiClass;
}

/** Classes whose fields are the keys of YAML files, private ones included. */
export interface ConfigClasses {
  /** The class at a dotted path, through re-exports. */
  at(path: string): ApiClass | undefined;
  /** The keys of a class in the order of its constructor. */
  fields(cls: ApiClass): ConfigField[];
  /** Classes below one, at any depth, in the order of the modules and their sources. */
  below(path: string): ApiClass[];
  /** The expression that a module variable or class attribute holds. */
  constant(path: string): TypeText | undefined;
}

/** The configuration classes of a model. */
export const configClasses = perModel(create);

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

  /** The class itself, then its bases, nearest first. */
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
