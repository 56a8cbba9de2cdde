/** Languages of samples that are checked. */
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
  /** The words `key=value` after the language, `title` among them. */
  meta: ReadonlyMap<string, string>;
}

/** Something in a sample that the SDK does not have, or that is no valid code. */
export interface Problem {
  file: string;
  line: number;
  /** A sentence; ends in the nearest real name where there is one. */
  message: string;
}

export function describeProblem({file, line, message}: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** Line of the file for an offset in the code of a sample. */
export function lineAt(snippet: Snippet, offset: number): number {
  return snippet.line + (snippet.code.slice(0, offset).match(/\n/g)?.length ?? 0);
}
