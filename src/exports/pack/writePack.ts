import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {licenceTexts} from '../../hosting/supply-chain/licenceTexts';
import {loadModel} from '../../reference/model/load';
import {fileKinds, schemaPath} from '../../yaml/fileKinds';
import {PACK_FILE} from '../../search/settings';
import type {SiteOfPages} from '../markdown/pageMarkdown';
import {SKILLS_FOLDER} from '../skills/skillFiles';
import type {TextFile} from '../textFile';
import {bundleServer} from './bundleServer';
import {checkPackages} from '../../hosting/supply-chain/checkPackages';
import {ARCHIVE_FILE} from './names';
import {packFiles} from './packFiles';
import {zip} from './zip';

/**
 * Adds the pack for agents to a built site. It is made of files of the site, so it comes after all
 * plugins, which write theirs at the same time.
 *
 * @param folder of the built site
 * @param root folder of the repository
 * @throws Error when the site lacks a file, or the server has a package that nobody listed
 */
export async function writePack(folder: string, root: string, site: SiteOfPages): Promise<void> {
  const {code, packages} = await bundleServer(root);
  const read = (file: string): TextFile => ({
    path: file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  });
  const files = packFiles({
    site,
    pages: filesIn(folder, /(?:\.md|(?:^|\/)llms\.txt)$/).map(read),
    skills: filesIn(path.join(folder, SKILLS_FOLDER), /\.md$/).map((file) => ({
      ...read(`${SKILLS_FOLDER}/${file}`),
      path: file,
    })),
    data: [PACK_FILE, ...fileKinds.map((kind) => schemaPath(kind).slice(1))].map(read),
    model: loadModel(),
    server: code,
    licence: readFileSync(path.join(root, 'LICENSE'), 'utf8'),
    otherLicences: licenceTexts(root, checkPackages('inServer', packages)),
  });
  writeFileSync(path.join(folder, ARCHIVE_FILE), zip(files));
}

/** The files below a folder whose path matches, but not those below a hidden folder. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => pattern.test(file) && !file.startsWith('.'));
}
