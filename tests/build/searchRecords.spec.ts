import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';
import {DomUtils} from 'htmlparser2';

import {anchorsOf, parameterAnchor} from '../../src/reference/model/anchors';
import {loadModel} from '../../src/reference/model/load';
import {routeOfModule} from '../../src/reference/model/routes';
import type {ApiMember, ApiModule, ApiSymbol} from '../../src/reference/model/types';
import {product} from '../../src/site/product';
import {docsAddresses, readPages} from '../../src/plugins/builtPages';
import {siteFacts} from '../../src/plugins/search-records/readBuild';
import {PACK_BYTES, RECORD_BYTES} from '../../src/search/records/limits';
import type {Pack} from '../../src/search/records/packed';
import {hashOf, serialise} from '../../src/search/records/serialise';
import {siteRecords} from '../../src/search/records/siteRecords';
import {unpack} from '../../src/search/records/unpack';
import {PACK_FILE, RECORDS_FILE} from '../../src/search/settings';
import type {RecordKind, SearchRecord} from '../../src/search/types';
import {documentOf, idsOf} from '../support/html';
import {buildFolder, pagesOfSitemap, readBuilt} from '../support/site';
import {addressOf} from '../support/searchRecords';

const file = readBuilt(RECORDS_FILE);
const records = JSON.parse(file) as SearchRecord[];
const byId = new Map(records.map((record) => [record.objectID, record]));
const pages = new Set(pagesOfSitemap());
const built = [...loadModel().modules.values()].filter(({path}) => pages.has(routeOfModule(path)));

test('no two records share an id, and each page of the sections has its own', () => {
  expect(byId.size).toBe(records.length);
  const expected = [...pages].filter((page) => /^\/(guides|tutorials|api)(\/|$)/.test(page));
  const found = records.filter(({type}) => type === 'lvl1').map(({objectID}) => objectID);
  expect(found).toEqual(expected);
});

test('the address of every record is an element of the built site', () => {
  const missing = records.filter((record) => {
    const [page = '', anchor] = addressOf(record).split('#');
    return !pages.has(page) || (anchor !== undefined && !idsOf(documentOf(page)).has(anchor));
  });
  expect(missing.map(({objectID}) => objectID)).toEqual([]);
  expect(new Set(records.map(({url}) => new URL(url).origin))).toEqual(
    new Set([new URL(records[0]?.url ?? product.siteUrl).origin]),
  );
});

/** Yields address and kind of everything that a module defines and that has a place on its page. */
function* placesOf(module: ApiModule): Generator<[address: string, kind: RecordKind]> {
  const page = routeOfModule(module.path);
  const ids = idsOf(documentOf(page));
  const anchors = anchorsOf(module);
  const parameters = function* (owner: ApiSymbol, anchor: string) {
    const own =
      owner.kind === 'function'
        ? owner.parameters
        : owner.kind === 'class'
          ? (owner.init?.parameters ?? [])
          : [];
    for (const {name} of own) {
      yield [parameterAnchor(anchor, name), 'parameter'] as const;
    }
  };
  const symbols = function* (
    symbol: ApiMember,
    isMember: boolean,
  ): Generator<readonly [anchor: string, kind: RecordKind]> {
    const anchor = anchors.get(symbol.path) as string;
    yield [anchor, kindOf(symbol, isMember)];
    yield* parameters(symbol, anchor);
    for (const member of symbol.kind === 'class' ? symbol.members : []) {
      yield* symbols(member, true);
    }
  };
  for (const symbol of module.symbols) {
    for (const [anchor, kind] of symbols(symbol, false)) {
      if (ids.has(anchor)) {
        yield [`${page}#${anchor}`, kind];
      }
    }
  }
}

function kindOf(symbol: ApiMember, isMember: boolean): RecordKind {
  if (symbol.kind === 'function' && !symbol.labels.includes('property')) {
    return isMember ? 'method' : 'function';
  }
  return symbol.kind === 'class' ? 'class' : 'attribute';
}

test('every module, symbol and parameter that has a place on its page is a record', () => {
  const wrong: string[] = [];
  let found = 0;
  for (const module of built) {
    expect(byId.get(routeOfModule(module.path))).toMatchObject({
      kind: 'module',
      hierarchy: {lvl1: module.path},
    });
    for (const [address, kind] of placesOf(module)) {
      found += 1;
      if (byId.get(address)?.kind !== kind) {
        wrong.push(`${address}: ${kind}, not ${byId.get(address)?.kind}`);
      }
    }
  }
  expect(found).toBeGreaterThan(5000);
  expect(wrong).toEqual([]);
});

type Place = Parameters<typeof DomUtils.getParent>[0];

/** Whether an element or one around it repeats what other places say. */
function isUnsearched(element: Place): boolean {
  for (let at: Place | null = element; at; at = DomUtils.getParent(at)) {
    if ('attribs' in at && at.attribs['data-nosearch'] !== undefined) {
      return true;
    }
  }
  return false;
}

test('every place of a guide or tutorial, environment variables among them, is a record', () => {
  const guides = [...pages].filter((page) => /^\/(guides|tutorials)\//.test(page));
  const missing = guides.flatMap((page) => {
    const prose = DomUtils.findAll(
      ({attribs}) => (attribs.class ?? '').split(' ').includes('prose'),
      documentOf(page).children,
    );
    return (
      prose
        .flatMap((root) => DomUtils.findAll(({attribs}) => attribs.id !== undefined, [root]))
        // The title and description of a drawing, the radio buttons of tabs, and the letters of a
        // glossary are no places.
        .filter(({name}) => !['title', 'desc', 'input', 'nav'].includes(name))
        // What is told elsewhere, such as the index of messages, and the form of a tool.
        .filter((element) => !isUnsearched(element))
        .map(({attribs}) => `${page}#${attribs.id}`)
        .filter((address) => !byId.has(address))
    );
  });
  expect(missing).toEqual([]);
  const [variables] = guides.filter((page) => page.endsWith('/environment-variables'));
  expect(byId.has(`${variables}#bitfount_log_level`)).toBe(true);
});

test('creating the records again from the build gives the same file', () => {
  const origin = new URL(records[0]?.url ?? '').origin;
  const site = {siteDir: path.resolve('.'), outDir: buildFolder, origin, baseUrl: '/'};
  const again = siteRecords(readPages(docsAddresses([...pages], site), site), siteFacts(site));
  expect(hashOf(serialise(again))).toBe(hashOf(file));
});

test('the pack holds the same records, and names their hash', () => {
  const pack = JSON.parse(readBuilt(PACK_FILE)) as Pack;
  expect(pack.hash).toBe(hashOf(file));
  expect(serialise(unpack(pack))).toBe(file);
});

test('the pack and each record stay within their size limits', () => {
  expect(gzipSync(readBuilt(PACK_FILE), {level: 9}).length).toBeLessThanOrEqual(PACK_BYTES);
  const large = records.filter(
    (record) => Buffer.byteLength(JSON.stringify(record)) > RECORD_BYTES,
  );
  expect(large.map(({objectID}) => objectID)).toEqual([]);
});
