import type {Snippet} from '../types';
import {uncheckedReason} from '../unchecked';

/** The Python blocks of one page as one file. */
export interface JoinedPage {
  /** The page, from the root of the repository. */
  file: string;
  code: string;
  /** Line of the page for each line of the code; both count from 1, entry 0 is line 1. */
  lines: number[];
  /** Files that blocks say they are, by module: a later block may import what is in them. */
  modules: Map<string, string>;
}

export interface Unchecked {
  file: string;
  line: number;
  reason: string;
}

/**
 * Joins the blocks of a page in order, as the cells of a notebook run. A `__future__` import
 * has to stand first in a file; in a later block it is a blank line.
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

/** `title="my_model.py"`, or `title="my_model.py, continued"` for the rest of it. */
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

/** Python blocks that are left out, with what their fence says. */
export function uncheckedBlocks(snippets: readonly Snippet[]): Unchecked[] {
  return snippets.flatMap((snippet) => {
    const reason = snippet.language === 'python' ? uncheckedReason(snippet) : undefined;
    // The fence itself stands a line above the code.
    return reason === undefined ? [] : [{file: snippet.file, line: snippet.line - 1, reason}];
  });
}
