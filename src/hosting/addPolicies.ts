import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesIn} from '../lib/filesIn';
import {addPolicy} from './addPolicy';
import {pagePolicy, type PolicySources} from './contentPolicy';
import {hoistSheets} from './hoistSheets';
import {hashOf, inlineHashes, type InlineHashes} from './inlineHashes';

/** What a policy allows besides the inline code of a page. */
export type AllowedHosts = Omit<PolicySources, 'scripts' | 'styles'>;

/**
 * Styles that libraries add in the browser, which are in no page: that of the logo in the footer of
 * `@docsearch/react`, which `src/css/sheets/search.css` hides.
 */
const styleOfLogo = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * Adds to each page of a built site a Content Security Policy with the hashes of its own inline code, and
 * moves links to stylesheets into its head.
 *
 * @param folder of the built site, which is changed in place
 * @returns the hashes of all pages
 * @throws Error with the page's path when the policy has no place in it
 */
export function addPolicies(folder: string, hosts: AllowedHosts): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    const file = path.join(folder, page);
    const html = hoistSheets(readFileSync(file, 'utf8'));
    const found = inlineHashes(html);
    const hashes = {...found, styles: [...found.styles, hashOf(styleOfLogo)]};
    hashes.scripts.forEach((hash) => scripts.add(hash));
    hashes.styles.forEach((hash) => styles.add(hash));
    try {
      writeFileSync(file, addPolicy(html, pagePolicy({...hosts, ...hashes})));
    } catch (cause) {
      throw new Error(`${page}: ${(cause as Error).message}`, {cause});
    }
  }
  return {scripts: [...scripts], styles: [...styles]};
}
