import type {JsonSchema} from '../../yaml/jsonSchema';

/** A schema that may replace a value, and whether it may replace a list too. */
export interface Placeholder {
  schema: JsonSchema;
  forLists: boolean;
}

/** Allows placeholders as values in a schema. Strings without limits accept them anyway. */
export function withPlaceholders(schema: JsonSchema, placeholder: Placeholder): JsonSchema {
  const value = (inner: JsonSchema): JsonSchema =>
    allow(withPlaceholders(inner, placeholder), placeholder);
  const {properties, items, additionalProperties, allOf, then, else: otherwise} = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, value(inner)]),
      ),
    }),
    ...(items && {items: Array.isArray(items) ? items.map(value) : value(items)}),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: value(additionalProperties),
    }),
    // Conditions (`if`) and names of keys stay as they are: they are not values.
    ...(schema.anyOf && {
      anyOf: schema.anyOf.map((inner) => withPlaceholders(inner, placeholder)),
    }),
    ...(allOf && {allOf: allOf.map((inner) => withPlaceholders(inner, placeholder))}),
    ...(then && {then: withPlaceholders(then, placeholder)}),
    ...(otherwise && {
      else: unlessPlaceholder(schema.if, withPlaceholders(otherwise, placeholder), placeholder),
    }),
  };
}

/** A condition on a placeholder is open: what holds when it is not met is then not asked for. */
function unlessPlaceholder(
  condition: JsonSchema | undefined,
  otherwise: JsonSchema,
  placeholder: Placeholder,
): JsonSchema {
  return Object.keys(condition?.properties ?? {}).reduce(
    (inner, key) => ({
      if: {required: [key], properties: {[key]: placeholder.schema}},
      else: inner,
    }),
    otherwise,
  );
}

function allow(schema: JsonSchema, {schema: placeholder, forLists}: Placeholder): JsonSchema {
  const branches = schema.anyOf ?? [schema];
  const isOpen = branches.some(
    (branch) => branch.type === 'string' && !branch.enum && !branch.pattern,
  );
  const needsIt = branches.some(
    (branch) =>
      branch.enum !== undefined ||
      branch.pattern !== undefined ||
      ['boolean', 'integer', 'number'].includes(String(branch.type)) ||
      (forLists && branch.type === 'array'),
  );
  const hasIt = branches.some(({title}) => title === placeholder.title);
  if (isOpen || hasIt || !needsIt) {
    return schema;
  }
  const {description, default: fallback, anyOf: _, ...own} = schema;
  return {
    ...(description !== undefined && {description}),
    ...(fallback !== undefined && {default: fallback}),
    anyOf: [...(schema.anyOf ?? [own]), placeholder],
  };
}
