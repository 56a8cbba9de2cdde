/**
 * Builds the site: `npm run build`. Takes the options of `docusaurus build`.
 *
 * The site is made in a folder with `.part` at its end and renamed when it is whole, so that what a
 * build leaves that was stopped half-way is never published.
 */
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';

import {OUT_DIR, renderSite} from './building/renderSite';

async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf(OUT_DIR);
  const out = path.resolve((at >= 0 && args[at + 1]) || 'build');
  const part = `${out}.part`;
  rmSync(out, {recursive: true, force: true});
  const rendering = renderSite(part, {args: at >= 0 ? args.toSpliced(at, 2) : args});
  // Loaded while the framework works.
  const {finishSite} = await import('./building/finishSite');
  const {status, packed} = await rendering;
  process.exitCode = status;
  if (status === 0) {
    await finishSite(part, packed);
    renameSync(part, out);
  }
}

void main(process.argv.slice(2));
