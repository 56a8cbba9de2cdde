import {createRequire} from 'node:module';
import path from 'node:path';

const fromHere = createRequire(__filename);

export interface KatexFiles {
  readonly version: string;
  /** Folder of `katex.min.css` and `fonts`. */
  readonly folder: string;
}

/** Finds the copy of KaTeX that rehype-katex itself renders with. */
export function katexFiles(): KatexFiles {
  const fromRehype = createRequire(fromHere.resolve('rehype-katex'));
  const {version} = fromRehype('katex/package.json') as {version: string};
  return {version, folder: path.dirname(fromRehype.resolve('katex/dist/katex.min.css'))};
}

/** Names the folder below the site's root that holds its own copy; each release has another. */
export function localFolder(): string {
  return `assets/katex-${katexFiles().version}`;
}
