import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {loadModel} from '../../../../src/reference/model/load';
import {scaffold} from '../../../../src/reference/scaffold';
import {stubPage} from '../../../../src/reference/scaffold/stubPage';
import {stubSection} from '../../../../src/reference/scaffold/stubSections';
import type {ApiClass, ApiFunction, ApiModule} from '../../../../src/reference/model/types';
import {modelDir, read, repository} from './support';

const moduleNamed = (name: string) => loadModel(modelDir).modules.get(name) as ApiModule;

test('a stub page has a heading or an item for each name, in the order of the source', () => {
  const page = stubPage(moduleNamed('kit.shapes'));
  expect(page.slice(0, page.indexOf('## Circle'))).toBe(`---
title: kit.shapes
sidebar_label: shapes
description: (unwritten) Nobody has described kit.shapes yet.
unwritten: true
---

(unwritten)

## Variables {#variables}

- \`LIMIT\`: (unwritten)
- \`colour\`: (unwritten)

## Shape

(unwritten)

- \`colour\`: (unwritten)
- \`label\`: (unwritten)

### area

(unwritten)

### scale

(unwritten)

- \`factor\`: (unwritten)
- \`returns\`: (unwritten)

`);
  expect(page).toContain(
    '## Point3\n\n(unwritten)\n\n- `z`: (unwritten)\n\n## ShapeDict\n\n(unwritten)\n\n- `kind`: ',
  );
  expect(page).toContain('- `**kwargs`: (unwritten)\n- `raises ValueError`: (unwritten)\n');
  expect(page).toMatch(/- `raises DrawError`: \(unwritten\)\n\n## DrawError\n\n\(unwritten\)\n$/);
});

test('a module named like its package states the address that Docusaurus would not give it', () => {
  const module = {...moduleNamed('kit.canvas'), path: 'kit.canvas.canvas'};
  expect(stubPage(module)).toContain('\nslug: /kit/canvas/canvas\n');
  expect(stubPage(moduleNamed('kit.canvas'))).not.toContain('slug');
});

test('a name with underscores keeps them as a heading', () => {
  const call = {...draw(), name: '__call__'};
  expect(stubSection(call)[0]).toBe('## `__call__`');
});

test('a class inside a class has a heading, its methods are items', () => {
  const shape = symbol('kit.shapes', 'Shape') as ApiClass;
  const outer = {...shape, name: 'Outer', members: [{...shape, name: 'Inner'}]};
  const section = stubSection(outer).join('\n');
  expect(section.slice(section.indexOf('### '))).toBe(
    '### Inner\n\n(unwritten)\n\n- `colour`: (unwritten)\n- `label`: (unwritten)\n' +
      '- `area`: (unwritten)\n- `scale`: (unwritten)',
  );
  expect(section.match(/^#.*$/gm)).toEqual(['## Outer', '### Inner']);
});

test('the stubs of the documented release are pages that the build takes', () => {
  const root = repository();
  const report = scaffold({root, write: []});
  expect(report).toContain('Modules without a page: 0');
  expect(report).toContain('Added to the SDK, not on the page: 0');
  expect(report).toContain('Gone from the SDK or misnamed, still on the page: 0');
});

test('stubs are written for the modules named and the packages above them', () => {
  const root = repository();
  const report = scaffold({root, modelDir, write: ['kit.canvas']});
  expect(report).toContain('new    api/kit/index.mdx\nnew    api/kit/canvas.mdx\n2 pages written.');
  expect(existsSync(path.join(root, 'api/kit/shapes.mdx'))).toBe(false);
  expect(read(root, 'api/kit/canvas.mdx')).toContain('## Canvas\n\n(unwritten)\n');
});

test('a package stands for everything in it', () => {
  const report = scaffold({root: repository(), modelDir, write: ['kit']});
  expect(report).toContain('4 pages written.');
});

test('an unknown module is refused with the nearest one, and nothing is written', () => {
  const root = repository();
  expect(() => scaffold({root, modelDir, write: ['kit.canvas', 'kit.shaps']})).toThrow(
    'The model has no module "kit.shaps". Did you mean "kit.shapes"?\nGive full module paths',
  );
  expect(existsSync(path.join(root, 'api'))).toBe(false);
});

function symbol(module: string, name: string) {
  return moduleNamed(module).symbols.find((candidate) => candidate.name === name);
}

function draw(): ApiFunction {
  return symbol('kit.shapes', 'draw') as ApiFunction;
}
