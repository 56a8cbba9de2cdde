import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {keyOfFiles, openBuildMemory} from '../../lib/buildMemory';
import {extractPage} from '../../search/records/extractPage';
import {fitPack} from '../../search/records/fitPack';
import {MAX_PACK_BYTES} from '../../search/records/limits';
import {hashOf, serialise} from '../../search/records/serialise';
import {siteRecords} from '../../search/records/siteRecords';
import {PACK_FILE, RECORDS_FILE} from '../../search/settings';
import type {SearchRecord} from '../../search/types';
import {docsAddresses, readPages} from '../builtPages';
import {type BuiltSite, siteFacts} from './readBuild';
import {checkWords, readWords, WORDS_FILE} from './readWords';

export interface WrittenRecords {
  readonly records: readonly SearchRecord[];
  readonly recordsFile: string;
  readonly packFile: string;
  /** What the browser's search lacks, as the site is too large for it; see `fitPack`. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the records of a built site, writes both files of the search and returns them.
 *
 * @param routes paths of the build in the order of its sitemap; those outside of the site's sections
 *   are ignored
 * @param folder where to write, by default the build's root, from which browsers request the files
 */
export function writeRecords(
  routes: readonly string[],
  site: BuiltSite,
  folder: string = site.outDir,
): WrittenRecords {
  const pages = readPages(docsAddresses(routes, site), site);
  const memory = openBuildMemory<SearchRecord[]>('search-records', site.siteDir);
  const facts = [site.origin, site.baseUrl, keyOfFiles(site.siteDir, [WORDS_FILE])];
  const records = siteRecords(pages, siteFacts(site), (page, siteFacts) =>
    memory.recall([...facts, page.address, page.html], () => extractPage(page, siteFacts)),
  );
  memory.keep();
  checkWords(readWords(site.siteDir), new Set(records.map(({objectID}) => objectID)));
  const recordsFile = serialise(records);
  const {text: packFile, leftOut} = fitPack(records, hashOf(recordsFile), MAX_PACK_BYTES);
  write(path.join(folder, RECORDS_FILE), recordsFile);
  write(path.join(folder, PACK_FILE), packFile);
  return {records, recordsFile, packFile, leftOut};
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
