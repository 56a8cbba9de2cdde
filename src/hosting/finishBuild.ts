import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {addPolicy} from './addPolicy';
import {checksumsOf, SUMS_FILE, writeChecksums} from './checksums';
import {contentPolicy, pagePolicy, type PolicySources} from './contentPolicy';
import {headerRules, headersFile} from './headersFile';
import {hashOf, inlineHashes} from './inlineHashes';
import {BOM_FILE, billOfMaterials} from './supply-chain/billOfMaterials';
import {buildStatement, STATEMENT_FILE} from './supply-chain/buildStatement';
import {LICENCES_FILE, licenceTexts} from './supply-chain/licenceTexts';
import {sourceCommit} from './supply-chain/sourceCommit';

export type AllowedHosts = Pick<PolicySources, 'mathsFolder' | 'searchOrigins'>;

/**
 * Styles that libraries add in the browser, which are in no page: that of the logo in the footer of
 * `@docsearch/react`, which `src/css/search.css` hides.
 */
const styleOfLogo = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

function pagesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))
    .sort();
}

/**
 * Adds to a built site what a host and a browser need to trust it: in each page a Content Security Policy
 * with the hashes of its own inline code, `_headers` with the policy of all pages together, what the site
 * is made of, and the checksums of all files.
 *
 * @param folder of the built site, which is changed in place
 * @param root folder of the repository
 * @throws Error with the page's path when the policy has no place in it
 */
export function finishBuild(folder: string, root: string, hosts: AllowedHosts): void {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of pagesIn(folder)) {
    const html = readFileSync(file, 'utf8');
    const found = inlineHashes(html);
    const hashes = {...found, styles: [...found.styles, hashOf(styleOfLogo)]};
    hashes.scripts.forEach((hash) => scripts.add(hash));
    hashes.styles.forEach((hash) => styles.add(hash));
    try {
      writeFileSync(file, addPolicy(html, pagePolicy({...hosts, ...hashes})));
    } catch (cause) {
      throw new Error(`${path.relative(folder, file)}: ${(cause as Error).message}`, {cause});
    }
  }
  writeFileSync(path.join(folder, BOM_FILE), billOfMaterials(root));
  writeFileSync(path.join(folder, LICENCES_FILE), licenceTexts(root));
  const entries = readdirSync(folder, {withFileTypes: true})
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .concat(STATEMENT_FILE, SUMS_FILE)
    .sort();
  const policy = contentPolicy({...hosts, scripts: [...scripts], styles: [...styles]});
  writeFileSync(path.join(folder, '_headers'), headersFile(headerRules(policy, entries)));
  const statement = buildStatement(root, sourceCommit(root), checksumsOf(folder));
  writeFileSync(path.join(folder, STATEMENT_FILE), statement);
  writeChecksums(folder);
}
