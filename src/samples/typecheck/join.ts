import type {Snippet} from '../types';
import {uncheckedReason} from '../unchecked';

/** The Python blocks of one page as one file. */
export interface JoinedPage {
  /** Path of the page from the root of the repository. */
  file: string;
  code: string;
  /** For each line of the code its line of the page, counted from 1. */
  lines: number[];
  /** Text by module name of the files that blocks have as title; other blocks may import them. */
  modules: Map<string, string>;
}

export interface Unchecked {
  file: string;
  line: number;
  reason: string;
}

/**
 * Joins the blocks of a page in order, like the cells of a notebook. A `__future__` import must
 * come first in a file, so later blocks have a blank line in its place.
 *
 * @returns undefined for a page without Python to check
 */
export function joinPage(snippets: readonly Snippet[]): JoinedPage | undefined {
  const checked = snippets.filter(
    (snippet) => snippet.language === 'python' && uncheckedReason(snippet) === undefined,
  );
  const [first] = checked;
  if (!first) {
    return undefined;
  }
  const code: string[] = [];
  const lines: number[] = [];
  for (const snippet of checked) {
    snippet.code.split('\n').forEach((text, index) => {
      const isLate = snippet !== first && /^from __future__ import [\w, ]+$/.test(text);
      code.push(isLate ? '' : text);
      lines.push(snippet.line + index);
    });
  }
  return {file: first.file, code: `${code.join('\n')}\n`, lines, modules: titledModules(checked)};
}

/**
 * Collects files that blocks are part of: `title="my_model.py"`, and `title="my_model.py,
 * continued"` for the next part.
 */
function titledModules(snippets: readonly Snippet[]): Map<string, string> {
  const modules = new Map<string, string>();
  for (const {title, code} of snippets) {
    const module = /^(?:[^,]*\/)?([A-Za-z_]\w*)\.py(?:,|$)/.exec(title ?? '')?.[1];
    if (module) {
      modules.set(module, `${modules.get(module) ?? ''}${code}\n`);
    }
  }
  return modules;
}

/** Lists the Python blocks that are excluded, with the reason in their fence. */
export function uncheckedBlocks(snippets: readonly Snippet[]): Unchecked[] {
  return snippets.flatMap((snippet) => {
    const reason = snippet.language === 'python' ? uncheckedReason(snippet) : undefined;
    // The fence is the line above the code.
    return reason === undefined ? [] : [{file: snippet.file, line: snippet.line - 1, reason}];
  });
}
