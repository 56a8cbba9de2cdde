import {readFileSync} from 'node:fs';

import matter from 'gray-matter';

import {contentFiles} from '../../src/reference/page/site/contentFiles';
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
    contentFiles(folder).map((file) => {
      const {data, content} = matter(readFileSync(file, 'utf8'));
      return {file, frontMatter: data, body: content};
    }),
  );
}
