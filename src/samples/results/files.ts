import {sha256} from '../../lib/sha256';
import {readSnippets} from '../collect';
import type {RunPage} from './runs';

/** A file that a run saves. */
export interface RunFile {
  readonly name: string;
  readonly code: string;
  /** Whether the run executes it; otherwise other files import it. */
  readonly isRun: boolean;
}

/**
 * Reads the files of a run from the blocks of its pages. A block titled `name.py, continued` is the
 * rest of `name.py`, as readers are told to append it.
 *
 * @param root folder of the repository
 * @throws when a page has no block of that title
 */
export function runFiles(root: string, pages: readonly RunPage[]): RunFile[] {
  return pages.flatMap(({page, run, modules = []}) => {
    const snippets = readSnippets(root, page);
    return [...modules, ...run].map((name) => {
      const blocks = snippets.filter(({title}) => title === name || title === `${name}, continued`);
      if (blocks.length === 0) {
        throw new Error(
          `${page}: no block is titled "${name}". Correct src/samples/results/runs.ts.`,
        );
      }
      const code = blocks.map((block) => block.code).join('\n\n');
      return {name, code, isRun: run.includes(name)};
    });
  });
}

/** SHA-256 of each file's code, by name: it changes when a writer changes a block. */
export function hashes(files: readonly RunFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({name, code}) => [name, sha256(code)]));
}
