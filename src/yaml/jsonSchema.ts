/** The part of JSON Schema that the files need; draft 7 has the best support in editors. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  definitions?: Record<string, JsonSchema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  contains?: JsonSchema;
  items?: JsonSchema | JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  not?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  /** What an editor says instead of the name of the rule: an extension that VS Code's YAML reads. */
  errorMessage?: string;
  default?: unknown;
}

/** Titles by which fault messages distinguish placeholders from other strings with a pattern. */
export const PLACEHOLDER_TITLES = {
  environment: 'Variable of the environment',
  template: 'Variable of the template',
};

/** Title of a branch that takes values of another type than the one that is meant. */
export const LENIENT_TITLE = 'Read as another type';
/** How the names of such branches begin. */
export const LENIENT_PREFIX = 'ReadAs';

/** Whether a branch takes values of another type than the one that is meant. */
export function isLenient({title, $ref}: JsonSchema): boolean {
  return title === LENIENT_TITLE || $ref?.startsWith(`#/definitions/${LENIENT_PREFIX}`) === true;
}
