import {throwFaults} from '../writing/faults';
import {draftsOf} from './cells';
import {parseTutorial} from './parse';
import type {Draft, Notebook, NotebookCell, NotebookPage} from './types';

/**
 * Makes the notebook of a tutorial; pure, the same for the same page.
 *
 * @throws PageError with all that a notebook cannot hold, and all links to unknown symbols
 */
export function notebookOf(page: NotebookPage): Notebook {
  const parsed = parseTutorial(page);
  const title = String(parsed.frontMatter.title ?? '');
  const {version, python} = page.product;
  const drafts = draftsOf(page, parsed);
  throwFaults(parsed.file);
  return {
    cells: withIds([head(page, title, parsed.frontMatter.description), ...drafts]),
    metadata: {
      kernelspec: {display_name: 'Python 3', language: 'python', name: 'python3'},
      language_info: {name: 'python', version: python},
      title: `${title} (SDK ${version})`,
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
}

/** Formats a notebook as the text of its file. */
export function notebookText(notebook: Notebook): string {
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

function head({url, product}: NotebookPage, title: string, description: unknown): Draft {
  const facts = `For SDK ${product.version} (\`${product.package}\`) and Python ${product.python}. [This tutorial on the web](${url})`;
  const parts = [`# ${title}`, ...(description ? [String(description)] : []), facts];
  return {kind: 'markdown', section: 'title', text: parts.join('\n\n')};
}

/**
 * Gives cells their ids (https://jupyter.org/enhancement-proposals/62-cell-id/cell-id.html): the
 * section's id and a number, so that a change renumbers only the cells of its section.
 */
function withIds(drafts: readonly Draft[]): NotebookCell[] {
  const counts = new Map<string, number>();
  return drafts.map(({kind, text, section}) => {
    const base = section.replace(/[^a-zA-Z0-9-]+/g, '-').slice(0, 56) || 'cell';
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const common = {id: `${base}_${count}`, metadata: {}, source: linesOf(text)};
    return kind === 'markdown'
      ? {cell_type: 'markdown', ...common}
      : {cell_type: 'code', execution_count: null, ...common, outputs: []};
  });
}

/** Splits a text into lines with their ends, as notebooks store it. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
