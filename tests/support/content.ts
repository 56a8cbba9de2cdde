import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import matter from 'gray-matter';

import {sections} from '../../src/site/sections';

/** A page as its writer edits it. */
export interface ContentPage {
  /** Path from the repository's root. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Reads every content page of all sections from disk. */
export function contentPages(): ContentPage[] {
  return sections.flatMap(({folder}) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file))
      .sort()
      .map((file) => {
        const full = path.posix.join(folder, file.split(path.sep).join('/'));
        const {data, content} = matter(readFileSync(full, 'utf8'));
        return {file: full, frontMatter: data, body: content};
      }),
  );
}
