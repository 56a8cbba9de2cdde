import fc from 'fast-check';
import {expect, test} from 'vitest';

import type {LogTemplate} from '../../../src/browser/tools/read-log/format';
import {readLine} from '../../../src/browser/tools/read-log/lines';
import {reportOf} from '../../../src/browser/tools/read-log/report';
import {indexTemplates} from '../../../src/browser/tools/read-log/templateIndex';
import {shownValue} from '../../../src/browser/tools/read-log/values';

const template = (text: string, severity: LogTemplate[1] = 'error'): LogTemplate => [
  text,
  severity,
  'error',
  -1,
  'pod.start',
  '',
];
const index = indexTemplates([
  template('Failed to register with hub'),
  template('Failed to register with hub: …'),
  template('Error running the pod …: …'),
  template('File … does not exist.', 'warning'),
  template('Pod started at …', 'note'),
]);
const read = async (log: string) =>
  (await reportOf(log, index, () => Promise.resolve())).map(
    ({template: [text], text: shown, lines}) => ({
      text,
      shown,
      lines,
    }),
  );

test('what stands around a message is taken away', () => {
  expect(readLine('2026-11-26 09:31:07,412 - bitfount.federated.pod - ERROR - Failed')).toEqual({
    text: 'Failed',
    isTimed: true,
    isLevelled: true,
  });
  expect(readLine('[11/26/26 09:31:07] WARNING  Failed          pod.py:120').text).toBe('Failed');
  expect(readLine('Nov 26 09:31:07 ward-7 bitfount[812]: Failed').text).toBe('Failed');
  expect(readLine('\u001B[31mFailed\u001B[0m').text).toBe('Failed');
  expect(readLine('      go on').isTimed).toBe(false);
  const ofTheSdk = '04:31:59: SpawnProcess-5.MainThread: ERROR bitfount.federated.pod:40 Failed';
  expect(readLine(ofTheSdk).text).toBe('Failed');
  expect(readLine('>> Failed').text).toBe('Failed');
});

test('errors come before warnings, and what is within a message before it', async () => {
  const log = [
    '09:31:05 INFO bitfount: Pod started at noon',
    '09:31:06 WARNING bitfount: File scan.dcm does not exist.',
    '09:31:07 ERROR bitfount: Error running the pod ward: Failed to register with hub: status 403',
  ].join('\n');
  expect((await read(log)).map(({text}) => text)).toEqual([
    'Failed to register with hub: …',
    'Error running the pod …: …',
    'File … does not exist.',
  ]);
});

test('a message is found however its lines are broken, and not across records', async () => {
  expect(await read('ERROR - Failed to regi\nster with\n      hub')).toMatchObject([{lines: [1]}]);
  const records = '09:31:05 ERROR Failed to register\n09:31:06 INFO with hub';
  expect(await read(records)).toEqual([]);
  const quoted = '> 09:31:05 ERROR Failed to\n> register with hub';
  expect(await read(quoted)).toMatchObject([{text: 'Failed to register with hub'}]);
  const twice = 'Failed to register with hub\nFailed to register with hub';
  expect(await read(twice)).toMatchObject([{text: 'Failed to register with hub', lines: [1, 2]}]);
});

test.each([
  ['/data/scans/Müller_Anna.dcm', '[path]'],
  ['C:\\Users\\Jane', '[path]'],
  ['jane.doe@hospital.org', '[e-mail address]'],
  ['https://hub.bitfount.com/x?token=1', '[address]'],
  ['eyJhbGciOi.eyJzdWIi.x', '[key or token]'],
  ['e3b0c442-98fc-1c14-9afb-f4c8996fb924', '[identifier]'],
  ['MRN 00123456', '[identifier]'],
  ['Anna Müller', '…'],
  ['17', '17'],
  ['CSVSource', 'CSVSource'],
])('of the value %s a reader sees %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown);
});

test('nothing of a value is shown but what is surely harmless', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({minLength: 5, maxLength: 60}), async (value) => {
      for (const {shown} of await read(`ERROR File ${value} does not exist.`)) {
        expect(shown).toMatch(
          /^File (?:…|\[[a-z -]+\]|\d{1,4}(?:\.\d{1,4})?%?|False|[A-Z]\w+|bitfount[.\w]+) does not exist\.$/,
        );
      }
    }),
    {numRuns: 300},
  );
});

test('ten megabytes that begin messages over and over are read in seconds', async () => {
  const log = 'Error running the pod Failed to register File '.repeat(220_000);
  const start = performance.now();
  await read(log);
  await read(`${'x'.repeat(5_000_000)}\n${' '.repeat(2_000_000)}\n${'['.repeat(2_000_000)}`);
  expect(performance.now() - start).toBeLessThan(60_000);
}, 90_000);
