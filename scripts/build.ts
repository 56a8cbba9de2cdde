/**
 * Builds the site: `npm run build`. Takes the options of `docusaurus build`.
 *
 * The site is made in a folder with `.part` at its end and renamed when it is whole, so that what a
 * build leaves that was stopped half-way is never published.
 */
import {spawnSync} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';

import {siteOfPages} from '../src/exports/markdown/pageMarkdown';
import {writePack} from '../src/exports/pack/writePack';
import {finishBuild} from '../src/hosting/finishBuild';
import {katexStylesheet} from '../src/markdown/html/maths';
import {hostedSearch} from '../src/search/environment';
import {searchOrigins} from '../src/search/hosted/origin';
import {product} from '../src/site/product';
import {siteUrl} from '../src/site/siteUrl';

const OUT_DIR = '--out-dir';

async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf(OUT_DIR);
  const out = path.resolve((at >= 0 && args[at + 1]) || 'build');
  const others = at >= 0 ? args.toSpliced(at, 2) : args;
  const part = `${out}.part`;
  rmSync(out, {recursive: true, force: true});
  const {status} = spawnSync('docusaurus', ['build', ...others, OUT_DIR, part], {
    stdio: 'inherit',
    // The same pages on any number of CPUs: see src/config/performance.ts.
    env: {SKIP_HTML_MINIFICATION: 'true', ...process.env},
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    rmSync(part, {recursive: true, force: true});
    process.exitCode = status ?? 1;
    return;
  }
  const root = process.cwd();
  await writePack(part, root, siteOfPages(siteUrl, product.basePath));
  const hosted = hostedSearch(process.env);
  finishBuild(part, root, {
    mathsFolder: new URL('.', katexStylesheet().href).href,
    searchOrigins: hosted ? searchOrigins(hosted) : [],
  });
  renameSync(part, out);
}

void main(process.argv.slice(2));
