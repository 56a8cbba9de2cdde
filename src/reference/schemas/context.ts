import type {ApiModel} from '../model/types';
import type {ConfigClasses} from './classes';
import type {JsonSchema} from './json';

/** Words for a class, or for one of its keys, in plain text. */
export interface Describe {
  ofClass(cls: string): string | undefined;
  /** @param owner the class in which the key is written: `cls` or one above it */
  ofKey(cls: string, owner: string, key: string): string | undefined;
}

/** What the parts of one file's schema share. */
export interface SchemaContext {
  model: ApiModel;
  classes: ConfigClasses;
  describe: Describe | undefined;
  /** A reference to the definition of a class, which is made when it is first asked for. */
  classRef(path: string): JsonSchema;
  /** A reference to a definition by name. */
  define(name: string, make: () => JsonSchema): JsonSchema;
  /** `{{ name }}`, which some keys take in place of their value. */
  templateText: JsonSchema;
  /** The key being read, as `Class.key`. */
  key?: string;
  /** Keys with a check that a schema cannot say, as `Class.key`. */
  unsaid: Set<string>;
}
