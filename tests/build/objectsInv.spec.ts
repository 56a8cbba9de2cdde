import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {routeOfModule} from '../../src/reference/model/routes';
import type {ApiMember} from '../../src/reference/model/types';
import {isLogger} from '../../src/reference/page/match/needsNoWords';
import {product} from '../../src/site/product';
import {documentOf, idsOf} from '../support/html';
import {buildFolder, pagesOfSitemap} from '../support/site';

interface Line {
  name: string;
  role: string;
  uri: string;
}

/**
 * Reads an inventory as Sphinx does, with the regular expression of its loader, independently of the
 * code that writes ours.
 */
function readInventory(file: string): {head: string[]; lines: Map<string, Line>} {
  const bytes = readFileSync(file);
  let start = 0;
  const head = Array.from({length: 4}, () => {
    const end = bytes.indexOf('\n', start);
    const line = bytes.toString('utf8', start, end);
    start = end + 1;
    return line;
  });
  const body = inflateSync(bytes.subarray(start)).toString('utf8');
  const lines = new Map<string, Line>();
  for (const line of body.trimEnd().split('\n')) {
    const match = /^(.+?)\s+(\S+)\s+(-?\d+)\s+?(\S*)\s+(.*)$/.exec(line);
    expect(match, line).not.toBeNull();
    const [, name = '', role = '', priority, uri = ''] = match as RegExpExecArray;
    expect(priority).toBe('1');
    expect(lines.has(name), `${name} is there once`).toBe(false);
    lines.set(name, {name, role, uri: uri.endsWith('$') ? uri.slice(0, -1) + name : uri});
  }
  return {head, lines};
}

const model = loadModel();
const pages = new Set(pagesOfSitemap());
const modules = [...model.modules.values()].filter(({path: module}) =>
  pages.has(routeOfModule(module)),
);
const {head, lines} = readInventory(path.join(buildFolder, 'objects.inv'));

test('the header names project and release', () => {
  expect(head).toEqual([
    '# Sphinx inventory version 2',
    `# Project: ${product.sdk.package}`,
    `# Version: ${product.sdk.version}`,
    '# The remainder of this file is compressed using zlib.',
  ]);
});

test('the inventory lists every module, symbol and member that has a page', () => {
  const expected = new Map<string, string>();
  const add = (symbol: ApiMember): void => {
    expected.set(symbol.path, symbol.kind);
    // A private class that a module exports is listed by its name only.
    if (symbol.kind === 'class' && !symbol.name.startsWith('_')) {
      symbol.members.forEach(add);
    }
  };
  for (const module of modules) {
    expect(lines.get(module.path)?.role, module.path).toBe('py:module');
    // A logger is there if its page describes it.
    module.symbols.filter((symbol) => !isLogger(symbol)).forEach(add);
  }
  expect(expected.size).toBeGreaterThan(500);
  expect([...expected.keys()].filter((name) => !lines.has(name))).toEqual([]);
});

test('the inventory has a logger only where its page describes it', () => {
  expect(lines.has('bitfount.data.telemetry.telemetry_logger')).toBe(true);
  expect([...lines.keys()].filter((name) => name.endsWith('.logger'))).toEqual([]);
});

test('re-exported names link to the same place as the original ones', () => {
  expect(lines.get('bitfount.CSVSource')).toEqual({
    name: 'bitfount.CSVSource',
    role: 'py:class',
    uri: 'api/bitfount/data/datasources/csv_source#csvsource',
  });
  expect(lines.get('bitfount.CSVSource.accessibility_details')?.role).toBe('py:property');
});

test('every address leads to an element of the built site', () => {
  const missing = [...lines.values()].filter(({uri}) => {
    const [page = '', anchor] = uri.split('#');
    return (
      !pages.has(`/${page}`) || (anchor !== undefined && !idsOf(documentOf(`/${page}`)).has(anchor))
    );
  });
  expect(missing).toEqual([]);
});
