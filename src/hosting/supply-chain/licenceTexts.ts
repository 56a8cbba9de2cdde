import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type ShippedPackage, shippedPackages} from '../../site/shippedPackages';
import {lockedPackage} from './lockfile';

/** The texts of the licences of what reaches readers, which most of them ask to pass on. */
export const LICENCES_FILE = 'third-party-licences.txt';

const LINE = `\n\n${'-'.repeat(78)}\n\n`;

/** Reads the licence that a package comes with; says so where it comes with none. */
function textIn(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const texts = files
    .filter((name) => /^(?:licen[cs]e|copying|copyright\w*|notice)(?:\.(?:md|txt))?$/i.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  return texts.join('\n\n') || 'The package comes without the text of its licence.';
}

/**
 * Puts together the licences of packages.
 *
 * @param root folder of the repository, with its packages installed
 * @param packages of `src/site/shippedPackages.ts`; all of them when left out
 * @throws Error when a package is not in `package-lock.json`
 */
export function licenceTexts(
  root: string,
  packages: readonly Pick<ShippedPackage, 'folder'>[] = shippedPackages,
): string {
  const parts = packages.map(({folder}) => {
    const {name, version, license} = lockedPackage(root, folder);
    const text = textIn(path.join(root, 'node_modules', folder));
    return `${name} ${version}: ${license ?? 'no licence named'}\n\n${text}`;
  });
  return `${parts.join(LINE)}\n`;
}
