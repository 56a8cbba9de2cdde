import {readFileSync} from 'node:fs';

import matter from 'gray-matter';
import type {Root} from 'mdast';

import {PageError} from '../../../writing/faults';
import {parsePage, parseSharedPage} from './parsePage';

export interface FileSource {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Positions are those of the whole file. */
  readonly root: Root;
}

/**
 * Reads a content file as front matter and syntax tree.
 *
 * @throws PageError with file and line when it is no MDX
 */
export function readFile(file: string): FileSource {
  return read(file, parsePage);
}

/**
 * Reads a content file for the words or links that the page of another takes from it.
 *
 * @returns undefined when it is no MDX, which is said when it is built itself; the tree is shared, so it
 *   must not be changed
 */
export function readOtherFile(file: string): FileSource | undefined {
  try {
    return read(file, parseSharedPage);
  } catch (error) {
    if (error instanceof PageError) {
      return undefined;
    }
    throw error;
  }
}

function read(file: string, parse: typeof parsePage): FileSource {
  const source = readFileSync(file, 'utf8');
  return {frontMatter: matter(source).data, root: parse(file, source)};
}
