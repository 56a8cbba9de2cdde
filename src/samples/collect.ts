import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {visit} from 'unist-util-visit';

import {parsePage} from '../reference/page/source/parsePage';
import type {Snippet, SnippetLanguage} from './types';

const PAGE_FOLDERS = ['docs', 'tutorials', 'api'];
const EXAMPLE_FOLDER = 'src/components/landing/examples';

const LANGUAGES: Readonly<Record<string, SnippetLanguage>> = {
  bash: 'bash',
  py: 'python',
  python: 'python',
  sh: 'bash',
  shell: 'bash',
  yaml: 'yaml',
  yml: 'yaml',
};

/** Pages and example files that may hold samples: paths from `root`, sorted. */
export function snippetFiles(root: string): string[] {
  const pages = PAGE_FOLDERS.flatMap((folder) => filesIn(root, folder, /\.mdx?$/));
  return [...pages, ...filesIn(root, EXAMPLE_FOLDER, /\.(py|ya?ml)$/)].sort();
}

/** Reads the samples of a file, in order. An example file is one sample. */
export function readSnippets(root: string, file: string): Snippet[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return /\.mdx?$/.test(file) ? pageSnippets(file, text) : exampleSnippets(file, text);
}

/**
 * The fenced blocks of a page, in order; those in other languages are left out.
 *
 * @throws PageError with file and line when the page is no MDX
 */
export function pageSnippets(file: string, text: string): Snippet[] {
  const snippets: Snippet[] = [];
  visit(parsePage(file, text), 'code', (node) => {
    const language = LANGUAGES[node.lang?.toLowerCase() ?? ''];
    if (language && node.position) {
      const meta = metaWords(node.meta ?? '');
      const title = meta.get('title');
      const line = node.position.start.line + 1;
      snippets.push({file, line, language, code: node.value, meta, ...(title && {title})});
    }
  });
  return snippets;
}

function exampleSnippets(file: string, code: string): Snippet[] {
  const language = LANGUAGES[path.extname(file).slice(1)];
  const title = path.basename(file);
  return language ? [{file, line: 1, language, code, title, meta: new Map()}] : [];
}

/** Parses `title="a b" schema=pod`; a word without `=` has an empty value. */
function metaWords(meta: string): Map<string, string> {
  const words = meta.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g);
  return new Map(
    [...words].map(([, key, double, single, bare]) => [
      key as string,
      double ?? single ?? bare ?? '',
    ]),
  );
}

function filesIn(root: string, folder: string, pattern: RegExp): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) {
    return [];
  }
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}
