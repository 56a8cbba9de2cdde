import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {LAST_FILES} from '../../hosting/finishBuild';
import {filesIn} from '../../lib/filesIn';
import {packScript, PACK_SCRIPT} from '../../search/offline/packScript';
import {PACK_FILE} from '../../search/settings';
import {relativeAddresses, rootOf} from './relativeAddresses';

/** What only a host needs, or a program that reads the site on the network. */
const LEFT_OUT = [
  '404.html',
  'sitemap.xml',
  'robots.txt',
  'link-cards',
  '.well-known/security.txt',
];

/** Tells whether a page only forwards to another (`src/plugins/redirects`): nothing in the copy links it. */
const isForwarding = (html: string): boolean => !html.includes('id="__docusaurus"');

/**
 * Turns a built site into one that works in any folder, and from disk. Its pages link each other as
 * files; the search's records are there as a script as well.
 *
 * @param folder of the built site, which is changed in place
 * @throws NoSuchFileError for a link that leads nowhere
 */
export function makeOffline(folder: string): void {
  for (const name of LEFT_OUT) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  const pages = new Map<string, string>();
  const files = new Set<string>(LAST_FILES);
  for (const file of filesIn(folder)) {
    const isPage = file.endsWith('.html');
    const text = isPage ? readFileSync(path.join(folder, file), 'utf8') : '';
    if (isPage && isForwarding(text)) {
      rmSync(path.join(folder, file));
      continue;
    }
    files.add(file);
    if (isPage) {
      pages.set(file, text);
    }
  }
  for (const [file, html] of pages) {
    const text = relativeAddresses(html, file, (target) => files.has(target));
    writeFileSync(path.join(folder, file), text);
  }
  for (const file of [...files].filter((name) => name.endsWith('.css'))) {
    relativeStyles(folder, file);
  }
  const pack = readFileSync(path.join(folder, PACK_FILE), 'utf8');
  writeFileSync(path.join(folder, PACK_SCRIPT), packScript(pack));
}

/** Makes the addresses of fonts and pictures in a stylesheet relative to it. */
function relativeStyles(folder: string, file: string): void {
  const address = path.join(folder, file);
  writeFileSync(address, readFileSync(address, 'utf8').replaceAll('url(/', `url(${rootOf(file)}`));
}
