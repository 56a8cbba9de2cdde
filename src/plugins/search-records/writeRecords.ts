import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pack} from '../../search/records/pack';
import {hashOf, serialise} from '../../search/records/serialise';
import {siteRecords} from '../../search/records/siteRecords';
import {PACK_FILE, RECORDS_FILE} from '../../search/settings';
import type {SearchRecord} from '../../search/types';
import {type BuiltSite, docsAddresses, readPages, siteFacts} from './readBuild';

export interface WrittenRecords {
  readonly records: readonly SearchRecord[];
  readonly recordsFile: string;
  readonly packFile: string;
}

/**
 * Reads the records of a built site and writes both files of the search.
 *
 * @param routes addresses of the build in the order of its sitemap; those outside the sections of
 *   the site are left out
 * @param folder where to write: the site's root, so that the files are where browsers ask for them
 */
export function writeRecords(
  routes: readonly string[],
  site: BuiltSite,
  folder: string = site.outDir,
): WrittenRecords {
  const pages = readPages(docsAddresses(routes, site), site);
  const records = siteRecords(pages, siteFacts(site));
  const recordsFile = serialise(records);
  const packFile = JSON.stringify(pack(records, hashOf(recordsFile)));
  write(path.join(folder, RECORDS_FILE), recordsFile);
  write(path.join(folder, PACK_FILE), packFile);
  return {records, recordsFile, packFile};
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
