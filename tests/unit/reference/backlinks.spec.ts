import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {loadModel} from '../../../src/reference/model/load';
import {scanBacklinks} from '../../../src/reference/page/site/backlinks';

const root = mkdtempSync(path.join(tmpdir(), 'backlinks-'));
afterAll(() => rmSync(root, {recursive: true}));

const MODULE = '/api/bitfount/data/datasources/csv_source';
const guide = `---
title: Read a table
---

Lead.

## 1. Name the file {#name}

[The class](${MODULE}#csvsource) takes a path.

## 2. Read it

[It](${MODULE}#csvsource) reads in chunks.
`;

test('a link from a guide is known with the heading above the first one', () => {
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'tutorials'));
  writeFileSync(path.join(root, 'docs', 'table.mdx'), guide);
  writeFileSync(path.join(root, 'tutorials', 'first.mdx'), `# First\n\n[Read](${MODULE}) it.\n`);
  expect(scanBacklinks(root, loadModel()).get(MODULE)).toEqual([
    {
      kind: 'guide',
      title: 'Read a table',
      url: '/guides/table',
      anchors: ['csvsource'],
      place: '1. Name the file',
    },
    {kind: 'tutorial', title: 'First', url: '/tutorials/first', anchors: [], place: ''},
  ]);
});
