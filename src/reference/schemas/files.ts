import type {ApiModel} from '../model/types';
import {classSchema} from './classSchema';
import {configClasses} from './classes';
import type {Describe, SchemaContext} from './context';
import {datasourceSchema} from './datasources';
import {readExpression} from './expression';
import type {JsonSchema} from './json';
import {
  DATASOURCE,
  POD_DATA,
  POD_FILE,
  TASK_FILE,
  TEMPLATE_FILE,
  TEMPLATE_TEXT,
} from '../../site/sdkPaths';
import {PLACEHOLDER_TITLES, type Placeholder, withPlaceholders} from './placeholders';
import {valueOf} from './values';

/** The files of the SDK that are written in YAML. */
export type FileKind = 'pod' | 'task' | 'template';

interface Options {
  /** Address of the site, without a slash at its end. */
  siteUrl: string;
  describe?: Describe;
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
/** What a pod's file may hold in place of a value: a variable of the environment. */
const VARIABLE: JsonSchema = {
  title: PLACEHOLDER_TITLES.environment,
  type: 'string',
  pattern: '^\\$(\\w+|\\{[^}]+\\})$',
};
/** Where variables of a template are declared, not used. */
const DECLARATIONS = /^_?Template(?!d)/;

/** Where the schema of a file is published, from the site's root. */
export function schemaPath(kind: FileKind): string {
  return `/schemas/${kind}-spec.json`;
}

/**
 * The JSON schema of a file: the keys of its class and of those within, and what they take.
 *
 * @throws when the model lacks the class of the file
 */
export function fileSchema(model: ApiModel, kind: FileKind, options: Options): JsonSchema {
  const {siteUrl, describe} = options;
  const {context, definitions} = createContext(model, describe);
  const root = context.classRef(ROOTS[kind]);
  const placeholder = placeholderOf(kind, context);
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
 * Keys of a file, as `Class.key`, whose field has a check that the schema leaves out: a function, or
 * a list of values that the model does not hold.
 */
export function unsaidChecks(model: ApiModel, kind: FileKind): string[] {
  const {context} = createContext(model, undefined);
  context.classRef(ROOTS[kind]);
  return [...context.unsaid].sort();
}

function createContext(model: ApiModel, describe: Describe | undefined) {
  const classes = configClasses(model);
  const definitions = new Map<string, JsonSchema>();
  const context: SchemaContext = {
    model,
    classes,
    describe,
    unsaid: new Set(),
    templateText: templateText(model),
    define(name, make) {
      if (!definitions.has(name)) {
        // Its place is taken first: a class may hold itself.
        definitions.set(name, {});
        definitions.set(name, make());
      }
      return {$ref: `#/definitions/${name}`};
    },
    classRef(path) {
      const cls = classes.at(path);
      if (!cls) {
        throw new Error(`the model has no class ${path}: see src/site/sdkPaths.ts.`);
      }
      return context.define(cls.name, () => refined(context, path, classSchema(context, cls)));
    },
  };
  return {context, definitions};
}

/** What the fields of a class do not say for themselves. */
function refined(context: SchemaContext, path: string, schema: JsonSchema): JsonSchema {
  if (path === DATASOURCE) {
    return datasourceSchema(context, schema);
  }
  if (path === POD_DATA) {
    // Which arguments there are is decided by the datasource around it.
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
  // Running a template puts values in before it looks at the keys.
  return kind === 'template' ? {schema: context.templateText, forLists: true} : undefined;
}
