import {readFileSync} from 'node:fs';
import path from 'node:path';

import {buildSync, transformSync} from 'esbuild';

import {memoize} from '../../lib/memoize';
import {sha256} from '../../lib/sha256';

/** A script of the site that pages load by themselves. */
export interface CardScript {
  /** Path below the site's base; its name changes with its content. */
  readonly file: string;
  readonly code: string;
}

/**
 * Bundles and minifies `src/browser/cards` with its styles into one module; once per process.
 *
 * @param siteDir folder of the repository
 * @throws esbuild's errors when a module or the styles do not compile
 */
export const bundleCards = memoize((siteDir: string): CardScript => {
  const folder = path.join(siteDir, 'src/browser/cards');
  const styles = readFileSync(path.join(folder, 'cards.css'), 'utf8');
  const {code: css} = transformSync(styles, {loader: 'css', minify: true});
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: {CARD_STYLES: JSON.stringify(css.trim())},
  });
  const code = outputFiles.map(({text}) => text).join('\n');
  const hash = sha256(code).slice(0, 8);
  return {file: `assets/cards/cards.${hash}.js`, code};
});
