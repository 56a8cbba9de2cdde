import type {SchemaContext} from './context';
import type {JsonSchema} from '../../yaml/jsonSchema';
import {anyOf} from './json';

/** A text in double braces, which the SDK takes for a variable of the template. */
const BRACED = String.raw`\{\{[\s\S]*\}\}$`;

/** Builds the schema of a value for which a variable of the template may stand: `{{ name }}`. */
export function templatedSchema(context: SchemaContext, value: JsonSchema): JsonSchema {
  const {anyOf: branches, ...own} = value;
  const all = branches ?? [own];
  return anyOf([...all.map((branch) => withoutBraces(context, branch)), context.templateText]);
}

/** Takes from any text those in braces that do not name a variable. */
function withoutBraces(context: SchemaContext, schema: JsonSchema): JsonSchema {
  const isOpen = schema.type === 'string' && !schema.enum && schema.pattern === undefined;
  return isOpen
    ? {
        ...schema,
        errorMessage:
          'A variable of the template is written {{ name }}, with letters, digits and underscores.',
        pattern: `^(?!${BRACED})|${context.templateText.pattern ?? ''}`,
      }
    : schema;
}
