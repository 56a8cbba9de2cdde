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
    return args ? [{names: [name, prefixed[index] ?? name], args}] : [];
  });
  const needs = ({args}: (typeof known)[number]): ConfigField[] =>
    context.classes.fields(args).filter((field) => !field.default);
  const withNeeds = (
    {args}: (typeof known)[number],
    fields: readonly ConfigField[],
  ): JsonSchema => {
    const required = fields.map(({name}) => name);
    const own = context.classRef(args.path);
    return required.length > 0 ? {allOf: [own, {title: args.name, required}]} : own;
  };
  const conditions = known.map((source) => {
    const fields = needs(source);
    const schema = withNeeds(source, fields);
    return {
      if: isNamed(source.names),
      then: withArguments(schema, fields.length > 0 ? source.names[0] : undefined),
    };
  });
  const listed = known.flatMap((source) => source.names);
  // Of the arguments that the SDK's own datasources need, loading a file asks for those only whose field
  // is made from its type. A field of its own making is missed when the datasource is created, by name.
  const anyList = anyOf(
    known.map((source) =>
      withNeeds(
        source,
        needs(source).filter(({value}) => !value),
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
