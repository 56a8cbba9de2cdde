/**
 * Makes the offline copy of the site, `offline/bitfount-docs-<release>.zip`: `npm run build:offline`. The
 * next `npm run build` publishes it with the site.
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {COPY_NAME, FACTS_FILE, type OfflineCopy, ZIP_FILE} from '../src/exports/offline/copy';
import {makeOffline} from '../src/exports/offline/offlineFiles';
import {zip} from '../src/exports/pack/zip';
import {addPolicies} from '../src/hosting/addPolicies';
import {seal, writeContents} from '../src/hosting/finishBuild';
import {filesIn} from '../src/lib/filesIn';
import {git} from '../src/lib/git';
import {sha256} from '../src/lib/sha256';
import {renderSite} from './building/renderSite';

/** What the copy may weigh, in bytes. */
const MOST_BYTES = 25 * 1024 * 1024;

async function main(): Promise<void> {
  const root = process.cwd();
  const zipFile = path.join(root, ZIP_FILE);
  const folder = path.dirname(zipFile);
  const part = `${folder}.part`;
  rmSync(folder, {recursive: true, force: true});
  const {status, packed} = await renderSite(part, {env: {OFFLINE_COPY: 'yes'}});
  process.exitCode = status;
  if (status !== 0) {
    return;
  }
  await packed;
  writeContents(part, root);
  makeOffline(part);
  addPolicies(part, {searchOrigins: [], fromDisk: true});
  seal(part, root);
  const bytes = zip(
    filesIn(part).map((name) => ({
      path: `${COPY_NAME}/${name}`,
      data: readFileSync(path.join(part, name)),
    })),
  );
  rmSync(part, {recursive: true});
  if (bytes.length > MOST_BYTES) {
    throw new Error(`${ZIP_FILE} has ${bytes.length} bytes; it may have ${MOST_BYTES}.`);
  }
  const facts: OfflineCopy = {
    bytes: bytes.length,
    sha256: sha256(bytes),
    date: git(root, 'log', '-1', '--format=%cs') ?? null,
  };
  mkdirSync(folder, {recursive: true});
  writeFileSync(zipFile, bytes);
  writeFileSync(path.join(root, FACTS_FILE), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(`${ZIP_FILE}: ${(bytes.length / 2 ** 20).toFixed(1)} MiB, SHA-256 ${facts.sha256}`);
}

void main();
