import type {ApiClass} from '../model/types';
import type {ConfigField} from './classes';
import type {SchemaContext} from './context';
import {chosenName} from './choices';
import type {JsonSchema} from '../../yaml/jsonSchema';
import {anyOf} from './json';
import {DATASOURCE_NAMES, SOURCE_ARGUMENTS} from '../../site/sdkPaths';
import {enumTexts} from './values';

/**
 * Builds the schema of a datasource entry: its name chooses the keys of `datasource_args`. The SDK
 * itself accepts any of the key lists for any source, and drops unsuitable keys with a warning.
 */
export function datasourceSchema(context: SchemaContext, plain: JsonSchema): JsonSchema {
  const names = enumTexts(context.model, DATASOURCE_NAMES, 'name');
  const prefixed = enumTexts(context.model, DATASOURCE_NAMES, 'value');
  const known = names.flatMap((name, index) => {
    const args = context.classes.at(`${SOURCE_ARGUMENTS}.${name}Args`);
    if (!args) {
      return [];
    }
    const needed = context.classes.fields(args).filter((field) => !field.default);
    return [{names: [name, prefixed[index] ?? name], args, needed}];
  });
  const argumentsOf = (args: ApiClass, needed: readonly ConfigField[]): JsonSchema => {
    const own = context.classRef(args.path);
    const required = needed.map(({name}) => name);
    return required.length > 0 ? {allOf: [own, {title: args.name, required}]} : own;
  };
  const conditions = known.map(({names: own, args, needed}) => ({
    if: isNamed(own),
    then: withArguments(argumentsOf(args, needed), needed.length > 0 ? own[0] : undefined),
  }));
  const listed = known.flatMap((source) => source.names);
  // Any other datasource has to fit one of the classes as it is loaded. Loading asks only for keys whose
  // field is made from the type; one that the class makes by itself is asked for by the datasource.
  const anyList = anyOf(
    known.map(({args, needed}) =>
      argumentsOf(
        args,
        needed.filter(({value}) => !value),
      ),
    ),
  );
  return {
    ...plain,
    properties: {
      ...plain.properties,
      datasource: {...plain.properties?.datasource, ...chosenName([...names, ...prefixed])},
    },
    allOf: [
      ...(plain.allOf ?? []),
      ...conditions,
      {if: {not: isNamed(listed)}, then: withArguments(anyList)},
    ],
  };
}

function isNamed(names: string[]): JsonSchema {
  return {properties: {datasource: {enum: names}}, required: ['datasource']};
}

/** Sets the schema of `datasource_args`. `needs` is the name of a datasource that requires them. */
function withArguments(schema: JsonSchema, needs?: string): JsonSchema {
  return {
    ...(needs !== undefined && {title: needs, required: ['data_config']}),
    properties: {
      data_config: {
        ...(needs !== undefined && {
          title: `data_config of ${needs}`,
          required: ['datasource_args'],
        }),
        properties: {datasource_args: schema},
      },
    },
  };
}
