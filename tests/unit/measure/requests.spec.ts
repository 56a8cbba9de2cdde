import {expect, test} from 'vitest';

import {
  fromOtherHosts,
  loadedFiles,
  type WireRequest,
  weightsOf,
} from '../../../scripts/measure/requests';
import {otherHostLines, weightTable} from '../../../scripts/measure/weightTable';

const host = 'http://127.0.0.1:1';
const page = `${host}/api/kit`;

function request(path: string, other: Partial<WireRequest> = {}): WireRequest {
  const url = path.startsWith('http') ? path : `${host}${path}`;
  return {url, type: 'Script', initiator: 'parser', isPrefetch: false, bytes: 10, ...other};
}

const html = request('/api/kit', {
  type: 'Document',
  initiator: 'other',
  mime: 'text/html',
  bytes: 1000,
});

function phases(...requests: WireRequest[]): Record<string, string> {
  const files = loadedFiles([html, ...requests], page);
  return Object.fromEntries(
    files.slice(1).map(({url, phase, group}) => [new URL(url).pathname, `${phase} ${group}`]),
  );
}

test('what the HTML names is the first load, what scripts ask for is later', () => {
  expect(
    phases(
      request('/main.js'),
      request('/f.woff2', {type: 'Font', initiatorUrl: `${host}/s.css`}),
      request('/chunk.js', {initiator: 'script', initiatorUrl: `${host}/main.js`}),
      request('/tree.json', {type: 'Fetch', initiator: 'script'}),
      request('/preloaded.woff2', {type: 'Font', initiator: 'script'}),
      request('/late.woff2', {type: 'Font', initiator: 'other', isAfterLoad: true}),
      request('/icon.svg', {type: 'Other', initiator: 'other', isAfterLoad: true}),
    ),
  ).toEqual({
    '/main.js': 'first script',
    '/f.woff2': 'first font',
    '/chunk.js': 'later script',
    '/tree.json': 'later data',
    '/preloaded.woff2': 'first font',
    '/late.woff2': 'later font',
    '/icon.svg': 'first image',
  });
});

test('a font of a stylesheet that the application brought is later too', () => {
  expect(
    phases(
      request('/late.css', {type: 'Stylesheet', initiator: 'script'}),
      request('/f.woff2', {type: 'Font', initiatorUrl: `${host}/late.css`}),
    )['/f.woff2'],
  ).toBe('later font');
});

test('other pages and what is prefetched count by themselves', () => {
  expect(
    phases(
      request('/next.js', {initiator: 'script', isPrefetch: true}),
      request('/api/other', {type: 'Fetch', initiator: 'script', mime: 'text/html'}),
      request('/pack.json', {type: 'Worker', initiator: 'other'}),
    ),
  ).toEqual({
    '/next.js': 'prefetch script',
    '/api/other': 'prefetch data',
    '/pack.json': 'later data',
  });
});

test('what is asked for after the first intent counts by itself, but for what was there before', () => {
  const chunk = request('/chunk.js', {initiator: 'script', isAfterIntent: true, bytes: 500});
  const early = request('/early.js', {initiator: 'script', bytes: 30});
  const again = {...early, isAfterIntent: true};
  const files = loadedFiles([html, early, chunk, again], page);
  expect(weightsOf(files)).toEqual({firstLoad: 1000, idle: 1030, intent: 1530, prefetch: 0});
});

test('a file counts once with its bytes, where it was used, in either order', () => {
  const used = request('/a.js', {initiator: 'script', bytes: 0});
  const ahead = request('/a.js', {initiator: 'script', isPrefetch: true, bytes: 70});
  for (const requests of [
    [ahead, used],
    [used, ahead],
  ]) {
    const files = loadedFiles([html, ...requests], page);
    expect(weightsOf(files)).toEqual({firstLoad: 1000, idle: 1070, intent: 1070, prefetch: 0});
  }
});

test('files of other hosts are reported beside the table', () => {
  const font = 'https://cdn.example.com/f.woff2';
  const files = loadedFiles([html, request(font, {type: 'Font', bytes: 2048})], page);
  expect(fromOtherHosts(files, page)).toEqual([font]);
  const pages = [{kind: 'api', url: page, files}];
  expect(otherHostLines(pages)).toEqual([
    `api: 2.0 KiB from other hosts (in its figures): ${font}`,
  ]);
  const [head = '', , row] = weightTable(pages, {}).split('\n');
  expect(head.split('|')).toHaveLength(12);
  expect(row).toBe(
    '| api | /api/kit | 3.0 | 3.0 | 3.0 | 0.0 | 2 + 0 + 0 + 0 | 1.0, 0.0, 2.0, 0.0, 0.0 | none | 46.0 / 45.0 / 130.0 |',
  );
});
