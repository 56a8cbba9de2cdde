/**
 * Builds the site: `npm run build`. Takes the options of `docusaurus build`.
 *
 * The site is made in a folder with `.part` at its end and renamed when it is whole, so that what a
 * build leaves that was stopped half-way is never published.
 */
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';

import {finishBuild} from '../src/hosting/finishBuild';
import {katexStylesheet} from '../src/markdown/html/maths';
import {hostedSearch} from '../src/search/environment';
import {searchOrigins} from '../src/search/hosted/origin';
import {OUT_DIR, renderSite} from './building/renderSite';

async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf(OUT_DIR);
  const out = path.resolve((at >= 0 && args[at + 1]) || 'build');
  const part = `${out}.part`;
  rmSync(out, {recursive: true, force: true});
  process.exitCode = await renderSite(part, {args: at >= 0 ? args.toSpliced(at, 2) : args});
  if (process.exitCode !== 0) {
    return;
  }
  const hosted = hostedSearch(process.env);
  finishBuild(part, process.cwd(), {
    mathsFolder: new URL('.', katexStylesheet().href).href,
    searchOrigins: hosted ? searchOrigins(hosted) : [],
  });
  renameSync(part, out);
}

void main(process.argv.slice(2));
