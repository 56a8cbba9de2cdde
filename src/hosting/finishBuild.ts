import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {checksumsOf, SUMS_FILE, writeChecksums} from './checksums';
import {contentPolicy, type PolicySources} from './contentPolicy';
import {headerRules, headersFile} from './headersFile';
import {BOM_FILE, billOfMaterials} from './supply-chain/billOfMaterials';
import {buildStatement, STATEMENT_FILE} from './supply-chain/buildStatement';
import {LICENCES_FILE, licenceTexts} from './supply-chain/licenceTexts';
import {sourceCommit} from './supply-chain/sourceCommit';

/** Files that `finishBuild` and `seal` write last: pages link them before they are there. */
export const LAST_FILES: readonly string[] = [STATEMENT_FILE, SUMS_FILE];

/**
 * Adds to a built site what a host and a browser need to trust it: `_headers` with the policy of all pages
 * together, what the site is made of, and the checksums of all files.
 *
 * @param folder of the built site, whose pages have their policies
 * @param root folder of the repository
 * @param sources what the pages load and run
 */
export function finishBuild(folder: string, root: string, sources: PolicySources): void {
  const policy = contentPolicy(sources);
  writeContents(folder, root);
  const entries = readdirSync(folder, {withFileTypes: true})
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .concat(LAST_FILES)
    .sort();
  writeFileSync(path.join(folder, '_headers'), headersFile(headerRules(policy, entries)));
  seal(folder, root);
}

/** Writes which packages the site is made of, and their licences. */
export function writeContents(folder: string, root: string): void {
  writeFileSync(path.join(folder, BOM_FILE), billOfMaterials(root));
  writeFileSync(path.join(folder, LICENCES_FILE), licenceTexts(root));
}

/** Writes what the files were built from, and their checksums. Nothing may change afterwards. */
export function seal(folder: string, root: string): void {
  const statement = buildStatement(root, sourceCommit(root), checksumsOf(folder));
  writeFileSync(path.join(folder, STATEMENT_FILE), statement);
  writeChecksums(folder);
}
