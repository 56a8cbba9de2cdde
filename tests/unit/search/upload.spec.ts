import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import type {SearchRecord} from '../../../src/search/types';
import {changedSettings, describe, difference} from '../../../src/search/upload/diff';
import {toObjects, toRecord} from '../../../src/search/upload/objects';
import {runUpload} from '../../../src/search/upload/run';
import {indexSettings} from '../../../src/search/upload/settings';
import {emptyIndex} from '../../support/hostedIndex';
import {
  APP_ID,
  SEARCH_KEY,
  type StandIn,
  startStandIn,
  WRITE_KEY,
} from '../../support/hostedStandIn';
import {recordOf, someRecords} from '../../support/searchRecords';

const INDEX = 'Documentation Website';
const SIDE = 'Documentation Website_upload';

/** More than two requests can take. */
const manyRecords = Array.from({length: 1_200}, (_none, number) =>
  recordOf(`/guides/page-${number}`, ['Guides', `Page ${number}`], 'guide'),
);

let service: StandIn;
let folder: string;
let told: string[];

beforeEach(async () => {
  service = await startStandIn();
  folder = mkdtempSync(path.join(tmpdir(), 'search-upload-'));
  told = [];
});

afterEach(async () => {
  rmSync(folder, {recursive: true});
  await service.close();
});

function run(records: readonly SearchRecord[] | string, env = {}, dryRun = false): Promise<void> {
  const recordsFile = path.join(folder, 'records.json');
  writeFileSync(recordsFile, typeof records === 'string' ? records : JSON.stringify(records));
  told = [];
  return runUpload({
    env: {
      ALGOLIA_APP_ID: APP_ID,
      ALGOLIA_WRITE_API_KEY: WRITE_KEY,
      SEARCH_STAND_IN: service.url,
      ...env,
    },
    recordsFile,
    dryRun,
    tell: (line) => told.push(line),
  });
}

/** Ids in the index, in its order. */
const idsIn = (name = INDEX) => [...(service.indexes.get(name)?.objects.keys() ?? [])];
const idsOf = (records: readonly SearchRecord[]) => records.map(({objectID}) => objectID);
const batches = () => service.seen.filter(({path: asked}) => asked.endsWith('/batch'));
/** Requests that change something. */
const writes = () =>
  service.seen.filter(({method, path: asked}) => method !== 'GET' && !asked.endsWith('/browse'));

test('an empty application gets objects, settings and nothing besides [7.17]', async () => {
  await run(someRecords);
  expect([...service.indexes.keys()]).toEqual([INDEX]);
  expect([...(service.indexes.get(INDEX)?.objects.values() ?? [])]).toEqual(toObjects(someRecords));
  expect(service.indexes.get(INDEX)?.settings).toEqual(indexSettings);
  expect(told.join('\n')).toContain(`now holds ${someRecords.length} objects`);
});

test('the index is replaced: what is gone from the build is gone, rules by hand stay', async () => {
  const rules = [{objectID: 'by-hand'}];
  service.indexes.set(INDEX, {
    ...emptyIndex(),
    objects: new Map([['/old', {objectID: '/old'}]]),
    settings: {hitsPerPage: 5},
    rules,
  });
  await run(someRecords);
  expect(idsIn()).toEqual(idsOf(someRecords));
  expect(service.indexes.get(INDEX)).toMatchObject({settings: {hitsPerPage: 20}, rules});
});

test('a second upload of the same changes nothing', async () => {
  await run(someRecords);
  service.seen.length = 0;
  await run(someRecords);
  expect(writes()).toEqual([]);
  expect(told).toContain('Nothing to do.');
});

test('a dry run tells what is new, changed and gone, and changes nothing', async () => {
  await run(someRecords);
  service.seen.length = 0;
  const [first, second, ...others] = someRecords as [SearchRecord, SearchRecord];
  const next = [
    {...first, content: 'Other words.'},
    ...others,
    recordOf('/new', ['G', 'New'], 'guide'),
  ];
  await run(next, {}, true);
  expect(writes()).toEqual([]);
  expect(idsIn()).toEqual(idsOf(someRecords));
  const report = told.join('\n');
  expect(report).toContain('  + /new');
  expect(report).toContain(`  ~ ${first.objectID}`);
  expect(report).toContain(`  - ${second.objectID}`);
  expect(report).toContain('Dry run: nothing was changed.');
});

test('a failure in the middle leaves the index as it was, and the next run goes on', async () => {
  await run(someRecords);
  service.behave = ({path: asked}) =>
    asked.endsWith('/batch') && batches().length > 2 ? {status: 503} : undefined;
  service.seen.length = 0;
  await expect(run(manyRecords)).rejects.toThrow(/is as it was.*run again/s);
  expect(idsIn(), 'what readers ask').toEqual(idsOf(someRecords));
  expect(idsIn(SIDE)).toHaveLength(1_000);

  service.behave = () => undefined;
  service.seen.length = 0;
  await run(manyRecords);
  expect(told.join('\n')).toContain('Going on with an upload that broke off: 1000 of 1200');
  expect(batches()).toHaveLength(1);
  expect(idsIn()).toHaveLength(1_200);
  expect([...service.indexes.keys()]).toEqual([INDEX]);
});

test('an upload that goes on with other records leaves none of the old ones', async () => {
  service.behave = ({path: asked}) => (asked.endsWith('/operation') ? {status: 500} : undefined);
  await expect(run(manyRecords)).rejects.toThrow();
  expect(idsIn(SIDE)).toHaveLength(1_200);
  service.behave = () => undefined;
  await run(someRecords);
  expect(idsIn().sort()).toEqual(idsOf(someRecords).sort());
});

test('an upload that somebody else writes into is not put in place', async () => {
  await run(someRecords);
  service.behave = ({path: asked}) => {
    if (asked.endsWith('/batch')) {
      service.indexes.get(SIDE)?.objects.set('/foreign', {objectID: '/foreign'});
    }
    return undefined;
  };
  await expect(run(manyRecords)).rejects.toThrow(/differs in 1 objects.*another upload/);
  expect(idsIn()).toEqual(idsOf(someRecords));
});

test('missing and refused keys are named, and nothing is asked or changed', async () => {
  await expect(run(someRecords, {ALGOLIA_WRITE_API_KEY: ''})).rejects.toThrow(
    /^ALGOLIA_WRITE_API_KEY is missing: set it to/,
  );
  await expect(run(someRecords, {ALGOLIA_APP_ID: undefined})).rejects.toThrow(
    /^ALGOLIA_APP_ID is missing/,
  );
  expect(service.seen).toEqual([]);
  await expect(run(someRecords, {ALGOLIA_WRITE_API_KEY: SEARCH_KEY})).rejects.toThrow(
    /refused ALGOLIA_WRITE_API_KEY \(HTTP 403/,
  );
  expect(service.indexes.size).toBe(0);
});

test('a key that may not write stops the upload before anything is in place', async () => {
  await run(someRecords);
  service.keys.set('e'.repeat(32), ['search', 'browse', 'settings']);
  await expect(run(manyRecords, {ALGOLIA_WRITE_API_KEY: 'e'.repeat(32)})).rejects.toThrow(
    /rights addObject/,
  );
  expect(idsIn()).toEqual(idsOf(someRecords));
});

test('the service tells whether the key of the pages may write', async () => {
  await run(someRecords, {ALGOLIA_API_KEY: SEARCH_KEY});
  service.keys.set('d'.repeat(32), ['search', 'addObject']);
  await expect(run(manyRecords, {ALGOLIA_API_KEY: 'd'.repeat(32)})).rejects.toThrow(
    /ALGOLIA_API_KEY may addObject/,
  );
  await expect(run(manyRecords, {ALGOLIA_API_KEY: 'c'.repeat(32)})).rejects.toThrow(
    /does not know ALGOLIA_API_KEY/,
  );
  await expect(run(manyRecords, {ALGOLIA_API_KEY: WRITE_KEY})).rejects.toThrow(
    /the same as ALGOLIA_WRITE_API_KEY/,
  );
  expect(idsIn()).toEqual(idsOf(someRecords));
});

test('records that cannot be uploaded stop it before the service is asked', async () => {
  const [first] = someRecords as [SearchRecord];
  await expect(run('[]')).rejects.toThrow(/no records/);
  await expect(run('[{')).rejects.toThrow(/not JSON.*npm run build/);
  await expect(run([first, first])).rejects.toThrow(/two records.*\/guides\/pods/);
  await expect(run([{...first, content: 'x'.repeat(10_000)}])).rejects.toThrow(
    /\/guides\/pods has/,
  );
  expect(service.seen).toEqual([]);
});

test('objects are the records with what they are ranked by', () => {
  const objects = toObjects(someRecords);
  expect(objects.map(toRecord)).toEqual(someRecords);
  expect(objects.map(({ranking}) => ranking)).toEqual([
    {name: 'Run a pod', path: null, level: 90, kind: 70, position: 0},
    {name: 'bitfount.hub.api', path: null, level: 90, kind: 50, position: 0},
    {name: 'BitfountHub', path: 'BitfountHub', level: 80, kind: 90, position: 1},
    {name: 'get_pod', path: 'BitfountHub.get_pod', level: 70, kind: 40, position: 2},
  ]);
});

test('the order of fields makes no difference', () => {
  const there = [{objectID: 'a', x: 1, y: {b: 2, c: 3}}];
  const expanded = [{objectID: 'a', y: {c: 3, b: 2}, x: 1}];
  expect(difference(there, expanded)).toEqual({added: [], changed: [], gone: [], same: 1});
  expect(changedSettings({a: {x: 1, y: 2}, b: 1}, {a: {y: 2, x: 1}, c: 1})).toEqual(['c']);
});

test('long lists are cut and counted', () => {
  const gone = Array.from({length: 25}, (_none, number) => `/page-${number}`);
  const lines = describe({added: [], changed: [], gone, same: 0}, ['ranking']);
  expect(lines[0]).toBe('0 new, 0 changed, 25 gone, 0 the same');
  expect(lines).toHaveLength(1 + 20 + 1 + 1);
  expect(lines).toContain('  - and 5 more');
});

test('the command ends with an error for the terminal and a code other than 0', () => {
  const {status, stderr, stdout} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/searchUpload.ts'],
    {
      encoding: 'utf8',
      env: {...process.env, ALGOLIA_APP_ID: APP_ID, ALGOLIA_API_KEY: '', ALGOLIA_WRITE_API_KEY: ''},
    },
  );
  expect(stderr).toMatch(/^ALGOLIA_WRITE_API_KEY is missing/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
