import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

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

/**
 * What MDX switches off in Markdown, so that a fence inside components is read as one.
 * Reading as plain Markdown keeps a fault elsewhere on the page out of this check.
 */
const AS_IN_MDX = {disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}};

/** Pages and example files that may hold samples: paths from `root`, sorted. */
export function snippetFiles(root: string): string[] {
  const pages = PAGE_FOLDERS.flatMap((folder) => filesIn(root, folder, /\.mdx?$/));
  return [...pages, ...filesIn(root, EXAMPLE_FOLDER, /\.(py|ya?ml)$/)].sort();
}

/** The samples of one file, in order. An example file is one sample. */
export function readSnippets(root: string, file: string): Snippet[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return /\.mdx?$/.test(file) ? pageSnippets(file, text) : exampleSnippets(file, text);
}

/** The fenced blocks of a page, in order; those in other languages are left out. */
export function pageSnippets(file: string, text: string): Snippet[] {
  const snippets: Snippet[] = [];
  visit(fromMarkdown(text, {extensions: [AS_IN_MDX]}), 'code', (node) => {
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

/** `title="a b" schema=pod` as a map; a word alone has an empty value. */
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
