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
    return args ? [{names: [name, prefixed[index] ?? name], args}] : [];
  });
  const conditions = known.map((source) => {
    const required = context.classes
      .fields(source.args)
      .filter((field) => !field.default)
      .map(({name}) => name);
    const args = context.classRef(source.args.path);
    return {
      if: isNamed(source.names),
      then:
        required.length > 0
          ? withArguments({allOf: [args, {title: source.args.name, required}]}, source.names[0])
          : withArguments(args),
    };
  });
  const listed = known.flatMap((source) => source.names);
  // A plugin's datasource need not have the arguments that those of the SDK need.
  const anyList = anyOf(known.map(({args}) => context.classRef(args.path)));
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
