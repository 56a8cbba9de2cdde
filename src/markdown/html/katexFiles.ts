import {createRequire} from 'node:module';
import path from 'node:path';

const fromHere = createRequire(__filename);

export interface KatexFiles {
  readonly version: string;
  /** Folder of `katex.min.css` and `fonts`. */
  readonly folder: string;
}

/** The copy of KaTeX that rehype-katex itself draws the maths with. */
export function katexFiles(): KatexFiles {
  const fromRehype = createRequire(fromHere.resolve('rehype-katex'));
  const {version} = fromRehype('katex/package.json') as {version: string};
  return {version, folder: path.dirname(fromRehype.resolve('katex/dist/katex.min.css'))};
}

/** Where the site keeps its own copy: a folder below its root, by another name for each release. */
export function localFolder(): string {
  return `assets/katex-${katexFiles().version}`;
}
