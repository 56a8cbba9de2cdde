import {readFileSync} from 'node:fs';
import path from 'node:path';

import {transformSync} from 'esbuild';

import type {RestConfig} from '../../browser/rest/config';
import {type Bundle, bundleModules} from '../../lib/bundleModules';
import {memoize} from '../../lib/memoize';
import {sectionOf} from '../../site/sections';

/** Folder of the build, below the site's base, with a slash at its end. */
export const LAZY_FOLDER = 'assets/lazy/';

interface LazyScripts {
  readonly cards: Bundle;
  readonly rest: Bundle;
}

/** Bundles a folder of `src/browser` into one module; what several need is in each. */
function bundleFolder(siteDir: string, name: string, define: Record<string, string>): Bundle {
  return bundleModules(
    {[name]: path.join(siteDir, 'src/browser', name, 'index.ts')},
    {absWorkingDir: siteDir, splitting: false, define},
  );
}

function fileOf({entries}: Bundle, name: string): string {
  const file = entries.get(name);
  if (!file) {
    throw new Error(`src/browser/${name} was not bundled: see src/plugins/lazy-scripts.`);
  }
  return file;
}

/**
 * Bundles and minifies the scripts that a page loads when it needs them: one when it is at rest, and one
 * that this one loads for the first card.
 *
 * @param siteDir folder of the repository
 * @throws esbuild's errors when a module or the styles do not compile
 */
export const bundleLazyScripts = memoize((siteDir: string): LazyScripts => {
  const styles = readFileSync(path.join(siteDir, 'src/browser/cards/cards.css'), 'utf8');
  const {code: css} = transformSync(styles, {loader: 'css', minify: true});
  const cards = bundleFolder(siteDir, 'cards', {CARD_STYLES: JSON.stringify(css.trim())});
  const config: RestConfig = {
    reference: `${sectionOf('api').routeBasePath}/`,
    cards: fileOf(cards, 'cards'),
  };
  return {cards, rest: bundleFolder(siteDir, 'rest', {REST_CONFIG: JSON.stringify(config)})};
});

/** Returns the path of the script for a page at rest, below the site's base. */
export function restScript(siteDir: string): string {
  return LAZY_FOLDER + fileOf(bundleLazyScripts(siteDir).rest, 'rest');
}
