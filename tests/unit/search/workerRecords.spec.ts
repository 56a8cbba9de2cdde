import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {pack} from '../../../src/search/records/pack';
import {SearchUnavailable} from '../../../src/search/types';
import {loadRecords} from '../../../src/search/worker/loadRecords';
import {someRecords} from '../../support/searchRecords';

const packed = pack(someRecords, 'hash');

let server: Server;
let address: string;
let respond: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search/pack.json`;
});

afterEach(() => close());

async function close(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const answer =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, {'content-type': 'application/json'}).end(body);

/** Why no records came. */
async function failure(): Promise<unknown> {
  try {
    return await loadRecords(address);
  } catch (error) {
    return error instanceof SearchUnavailable ? error.failure : error;
  }
}

/** Makes the patience of the code under test as short as a test's. */
async function impatiently<T>(work: () => Promise<T>): Promise<T> {
  const {timeout} = AbortSignal;
  AbortSignal.timeout = () => timeout.call(AbortSignal, 100);
  try {
    return await work();
  } finally {
    AbortSignal.timeout = timeout;
  }
}

test('the records come as they were packed', async () => {
  respond = answer(200, JSON.stringify(packed));
  expect(await loadRecords(address)).toEqual(someRecords);
});

test('a host that cannot be reached is "offline", and says which', async () => {
  await close();
  expect(await failure()).toBe('offline');
  await expect(loadRecords(address)).rejects.toThrow(address);
});

test('a connection that breaks before or within the answer is "offline"', async () => {
  respond = (request) => request.socket.destroy();
  expect(await failure()).toBe('offline');
  respond = (request, response) => {
    response
      .writeHead(200, {'content-length': 1_000})
      .write('{"form"', () => request.socket.destroy());
  };
  expect(await failure()).toBe('offline');
});

test('a host that says nothing, or stops in the middle, is given up', async () => {
  respond = () => undefined;
  expect(await impatiently(failure)).toBe('timeout');
  respond = (_request, response) => void response.writeHead(200).write('{"form"');
  expect(await impatiently(failure)).toBe('timeout');
});

for (const status of [404, 403, 500, 503]) {
  test(`HTTP ${status} is "status", and says so`, async () => {
    respond = answer(status, JSON.stringify(packed));
    expect(await failure()).toBe('status');
    await expect(loadRecords(address)).rejects.toThrow(`answered ${status}`);
  });
}

for (const [name, body] of [
  ['nothing', ''],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['half a file', JSON.stringify(packed).slice(0, -20)],
] as const) {
  test(`${name} instead of JSON is "records"`, async () => {
    respond = answer(200, body);
    expect(await failure()).toBe('records');
  });
}

for (const [name, value] of [
  ['null', null],
  ['a list', []],
  ['a text', 'pack'],
  ['the records themselves', someRecords],
  ['a pack of another form', {...packed, form: packed.form + 1}],
  ['no columns', {form: packed.form}],
  ['no origin', {...packed, origin: undefined}],
  ['pages that are none', {...packed, pages: [null]}],
  ['pages without facts', {...packed, facts: []}],
  ['facts that are none', {...packed, facts: [1, 2]}],
  ['texts that are none', {...packed, texts: {words: [], code: {}}}],
  ['too few texts', {...packed, texts: {...packed.texts, code: ''}}],
  ['forms that are unknown', {...packed, forms: packed.forms.replace(/./g, ' ')}],
  ['no pages for its records', {...packed, pages: ''}],
  ['too few pages', {...packed, pages: packed.pages.replace(/^.*\n/, '')}],
  ['pages without a place for their facts', {...packed, pageFacts: []}],
] as const) {
  test(`JSON with ${name} is "records"`, async () => {
    respond = answer(200, JSON.stringify(value));
    expect(await failure()).toBe('records');
  });
}
