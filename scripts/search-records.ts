/**
 * Makes the records of the search from a build that is there already:
 *
 *   npx tsx scripts/search-records.ts --build build --out build
 *
 * writes `search/records.json` and `search/pack.json` below the folder of `--out` and says how
 * large they are. Pages are those of the build's sitemap. A folder named `search` is taken as the
 * folder of the two files itself.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';

import {DomUtils, parseDocument} from 'htmlparser2';

import {writeRecords} from '../src/plugins/search-records/writeRecords';

const {values} = parseArgs({options: {build: {type: 'string'}, out: {type: 'string'}}});
const build = path.resolve(values.build ?? 'build');
const out = path.resolve(values.out ?? build);

const started = performance.now();
const urls = urlsOfSitemap(path.join(build, 'sitemap.xml'));
const {origin} = urls[0] as URL;
const {records, packFile} = writeRecords(
  urls.map(({pathname}) => pathname),
  {outDir: build, origin, baseUrl: '/'},
  path.basename(out) === 'search' ? path.dirname(out) : out,
);
const seconds = ((performance.now() - started) / 1000).toFixed(2);
const gzip = gzipSync(packFile, {level: 9}).length;
console.log(`${records.length} records in ${seconds} s; the pack is ${kb(gzip)} KB gzip.`);

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function urlsOfSitemap(file: string): URL[] {
  if (!existsSync(file)) {
    console.error(
      `${file} is not there: run \`npm run build\` first, or name its folder: --build.`,
    );
    process.exit(1);
  }
  const document = parseDocument(readFileSync(file, 'utf8'), {xmlMode: true});
  const found = DomUtils.findAll(({name}) => name === 'loc', [document]);
  return found.map((element) => new URL(DomUtils.textContent(element)));
}
