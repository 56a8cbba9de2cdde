import type {ApiModel} from '../model/types';
import {classRules, sharedRules} from './classRules';
import {classSchema} from './classSchema';
import {configClasses} from './classes';
import type {Describe, SchemaContext} from './context';
import {datasourceSchema} from './datasources';
import {readExpression} from './expression';
import {type FileKind, schemaPath} from '../../yaml/fileKinds';
import {type JsonSchema, PLACEHOLDER_TITLES} from '../../yaml/jsonSchema';
import {
  DATASOURCE,
  POD_DATA,
  POD_FILE,
  SOURCE_ARGUMENTS,
  TASK_FILE,
  TEMPLATE_FILE,
  TEMPLATE_TEXT,
} from '../../site/sdkPaths';
import {type Placeholder, withPlaceholders} from './placeholders';
import {valueOf} from './values';

interface Options {
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  describe?: Describe;
  /**
   * Leaves out variables of the environment and of templates: the SDK fills them in before it judges
   * a file.
   */
  isFilledIn?: boolean;
  /** Takes any value where the model lacks a class: for releases other than the documented one. */
  isOpenAtGaps?: boolean;
}

const ROOTS: Readonly<Record<FileKind, string>> = {
  pod: POD_FILE,
  task: TASK_FILE,
  template: TEMPLATE_FILE,
};
const TITLES: Readonly<Record<FileKind, string>> = {
  pod: 'Pod file',
  task: 'Task file',
  template: 'Task template',
};
/** An environment variable, which a pod's file may contain instead of a value. */
const VARIABLE: JsonSchema = {
  title: PLACEHOLDER_TITLES.environment,
  type: 'string',
  pattern: '^\\$(\\w+|\\{[^}]+\\})$',
};
/** Matches classes that declare variables of a template rather than use them. */
const DECLARATIONS = /^_?Template(?!d)/;

/**
 * Builds the JSON schema of a file: the keys of its class and of nested classes, and their values.
 *
 * @throws when the model lacks the class of the file
 */
export function fileSchema(model: ApiModel, kind: FileKind, options: Options): JsonSchema {
  const {siteUrl, describe, isFilledIn = false, isOpenAtGaps = false} = options;
  const {context, definitions} = createContext(model, describe, isOpenAtGaps);
  const root = context.classRef(ROOTS[kind]);
  const placeholder = isFilledIn ? undefined : placeholderOf(kind, context);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${siteUrl}${schemaPath(kind)}`,
    title: TITLES[kind],
    allOf: [root],
    definitions: Object.fromEntries(
      [...definitions]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, schema]) => [
          name,
          placeholder && !DECLARATIONS.test(name) ? withPlaceholders(schema, placeholder) : schema,
        ]),
    ),
  };
}

/**
 * Returns the keys of a file, as `Class.key`, whose field has a check that the schema omits: a
 * function, or a list of values that the model does not contain.
 */
export function uncheckedKeys(model: ApiModel, kind: FileKind): string[] {
  const {context} = createContext(model);
  context.classRef(ROOTS[kind]);
  return [...context.uncheckedKeys].sort();
}

function createContext(model: ApiModel, describe?: Describe, isOpenAtGaps = false) {
  const classes = configClasses(model);
  const definitions = new Map<string, JsonSchema>();
  const context: SchemaContext = {
    model,
    classes,
    describe,
    uncheckedKeys: new Set(),
    templateText: templateText(model),
    define(name, make) {
      if (!definitions.has(name)) {
        // Reserve the name first: a class may contain itself.
        definitions.set(name, {});
        definitions.set(name, make());
      }
      return {$ref: `#/definitions/${name}`};
    },
    classRef(path) {
      const cls = classes.at(path);
      if (!cls && isOpenAtGaps) {
        return {};
      }
      if (!cls) {
        throw new Error(`the model has no class ${path}: see src/site/sdkPaths.ts.`);
      }
      return context.define(cls.name, () =>
        withFileRules(context, path, classSchema(context, cls)),
      );
    },
  };
  return {context, definitions};
}

/** Adds rules that the fields of a class do not express. */
function withFileRules(context: SchemaContext, path: string, plain: JsonSchema): JsonSchema {
  const rules = classRules(path);
  for (const [name, shared] of Object.entries(sharedRules(rules))) {
    context.define(name, () => shared);
  }
  const schema = rules.length > 0 ? {...plain, allOf: [...rules]} : plain;
  if (path === DATASOURCE) {
    return datasourceSchema(context, schema);
  }
  if (path.startsWith(`${SOURCE_ARGUMENTS}.`)) {
    // The enclosing datasource decides which arguments it needs.
    const {required: _, ...open} = schema;
    return open;
  }
  if (path === POD_DATA) {
    // The enclosing datasource decides which arguments there are.
    const {description} = schema.properties?.datasource_args ?? {};
    const args = {...(description !== undefined && {description}), type: 'object'};
    return {...schema, properties: {...schema.properties, datasource_args: args}};
  }
  return schema;
}

function templateText(model: ApiModel): JsonSchema {
  const value = configClasses(model).constant(TEMPLATE_TEXT);
  const pattern = value && valueOf(model, readExpression(value));
  if (typeof pattern !== 'string') {
    throw new Error(`the model has no text ${TEMPLATE_TEXT}: see src/site/sdkPaths.ts.`);
  }
  return {title: PLACEHOLDER_TITLES.template, type: 'string', pattern};
}

function placeholderOf(kind: FileKind, context: SchemaContext): Placeholder | undefined {
  if (kind === 'pod') {
    return {schema: VARIABLE, forLists: false};
  }
  // A template run fills in the values before it checks the keys.
  return kind === 'template' ? {schema: context.templateText, forLists: true} : undefined;
}
