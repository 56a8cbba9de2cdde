import type {ApiModel} from '../model/types';
import type {ConfigClasses} from './classes';
import type {JsonSchema} from '../../yaml/jsonSchema';

/** Descriptions of classes and their keys, in plain text. */
export interface Describe {
  ofClass(cls: string): string | undefined;
  /** @param owner the class that defines the key: `cls` or one of its bases */
  ofKey(cls: string, owner: string, key: string): string | undefined;
}

/** State shared while one file's schema is built. */
export interface SchemaContext {
  model: ApiModel;
  classes: ConfigClasses;
  describe: Describe | undefined;
  /** Returns a reference to the definition of a class, which the first call creates. */
  classRef(path: string): JsonSchema;
  /** Returns a reference to a definition by name; calls `make` the first time. */
  define(name: string, make: () => JsonSchema): JsonSchema;
  /** Schema of `{{ name }}`, which some keys accept instead of a value. */
  templateText: JsonSchema;
  /** The key being read, as `Class.key`. */
  key?: string;
  /** Keys with a check that a schema cannot express, as `Class.key`. */
  uncheckedKeys: Set<string>;
}
