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

/** Adds the pack for agents to the built site in a folder. */
export type PackWriter = (folder: string) => void;

/**
 * Prepares what the pack for agents has besides files of the site: this can be done while the site is
 * built. It is written after all plugins, which write theirs at the same time.
 *
 * @param root folder of the repository
 * @returns what adds the pack to the built site; it throws when the site lacks a file
 * @throws Error when the server cannot be bundled, or has a package that nobody listed
 */
export async function preparePack(root: string, site: SiteOfPages): Promise<PackWriter> {
  const {code, packages} = await bundleServer(root);
  const parts = {
    site,
    model: loadModel(),
    server: code,
    licence: readFileSync(path.join(root, 'LICENSE'), 'utf8'),
    otherLicences: licenceTexts(root, checkPackages('inServer', packages)),
  };
  return (folder) => {
    const read = (file: string): TextFile => ({
      path: file,
      text: readFileSync(path.join(folder, file), 'utf8'),
    });
    const files = packFiles({
      ...parts,
      pages: filesIn(folder, /(?:\.md|(?:^|\/)llms\.txt)$/).map(read),
      skills: filesIn(path.join(folder, SKILLS_FOLDER), /\.md$/).map((file) => ({
        ...read(`${SKILLS_FOLDER}/${file}`),
        path: file,
      })),
      data: [PACK_FILE, ...fileKinds.map((kind) => schemaPath(kind).slice(1))].map(read),
    });
    writeFileSync(path.join(folder, ARCHIVE_FILE), zip(files));
  };
}

/** The files below a folder whose path matches, but not those below a hidden folder. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => pattern.test(file) && !file.startsWith('.'));
}
