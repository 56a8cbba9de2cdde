/** Languages in which samples are checked. */
export type SnippetLanguage = 'bash' | 'python' | 'yaml';

/** One code sample of a page. */
export interface Snippet {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  /** Line of the file (from 1) on which the code starts. */
  line: number;
  language: SnippetLanguage;
  code: string;
  title?: string;
  /** The attributes `key=value` of the fence, with `title`. */
  meta: ReadonlyMap<string, string>;
}

/** An error in a sample: something that the SDK does not have, or invalid code. */
export interface Problem {
  file: string;
  line: number;
  /** Says what is wrong, and ends with the nearest name of the SDK where there is one. */
  message: string;
}

/** Formats a problem as `file:line: message`. */
export function describeProblem({file, line, message}: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** Converts an offset in the code of a sample to a line of its file. */
export function lineAt(snippet: Snippet, offset: number): number {
  return snippet.line + (snippet.code.slice(0, offset).match(/\n/g)?.length ?? 0);
}
