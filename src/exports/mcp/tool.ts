import type {PackFolder} from './packFolder';

/** Schema of a tool's input: an object without further keys. */
interface InputSchema {
  readonly [key: string]: unknown;
  readonly type: 'object';
  readonly title: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: string[];
  readonly additionalProperties: false;
}

/** A tool of the server. */
export interface Tool<Input = never> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  /**
   * Answers in Markdown.
   *
   * @param input meets the schema
   * @throws ToolError when there is no answer to this input
   */
  readonly run: (input: Input, pack: PackFolder) => string;
}

/** Tells whoever called a tool what to do otherwise. */
export class ToolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ToolError';
  }
}
