import {expect, test} from '@playwright/test';

import {anchorsOf, parameterAnchor} from '../../src/reference/model/anchors';
import {loadModel} from '../../src/reference/model/load';
import {routeOfModule} from '../../src/reference/model/routes';
import type {ApiMember, ApiModule} from '../../src/reference/model/types';
import {isLogger} from '../../src/reference/page/match/needsNoWords';
import {documentOf, idsOf, tags, textOf} from '../support/html';
import {pagesOfSitemap} from '../support/site';

/* Compares the built reference with the model: every fact must have its place. */

const pages = new Set(pagesOfSitemap());
const modules = [...loadModel().modules.values()];
const built = modules.filter(({path}) => pages.has(routeOfModule(path)));

/** Returns everything that a module defines, including class members, without private names and loggers. */
function definedIn(module: ApiModule): ApiMember[] {
  const withMembers = (symbol: ApiMember): ApiMember[] =>
    symbol.name.startsWith('_') || isLogger(symbol)
      ? []
      : [symbol, ...(symbol.kind === 'class' ? symbol.members.flatMap(withMembers) : [])];
  return module.symbols.flatMap(withMembers);
}

test('every class, function, method, property, attribute and variable has its anchor', () => {
  const missing: string[] = [];
  let found = 0;
  for (const module of built) {
    const ids = idsOf(documentOf(routeOfModule(module.path)));
    const anchors = anchorsOf(module);
    for (const {path} of definedIn(module)) {
      found += 1;
      if (!ids.has(anchors.get(path) ?? '')) {
        missing.push(path);
      }
    }
  }
  expect(found).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('every parameter that a function, or a class’s own constructor, declares has its anchor', () => {
  const missing: string[] = [];
  for (const module of built) {
    const ids = idsOf(documentOf(routeOfModule(module.path)));
    const anchors = anchorsOf(module);
    for (const symbol of module.symbols.filter(({name}) => !name.startsWith('_'))) {
      const isOwn = symbol.kind === 'class' && !symbol.init?.from && !symbol.init?.synthesised;
      const parameters =
        symbol.kind === 'function'
          ? symbol.parameters
          : symbol.kind === 'class' && isOwn
            ? (symbol.init?.parameters ?? [])
            : [];
      for (const {name} of parameters) {
        if (!ids.has(parameterAnchor(anchors.get(symbol.path) ?? '', name))) {
          missing.push(`${symbol.path}(${name})`);
        }
      }
    }
  }
  expect(missing).toEqual([]);
});

test('a class page keeps its size in proportion: no page weighs more than 700 KB before compression', () => {
  const heavy = built.flatMap(({path}) => {
    const size = documentOf(routeOfModule(path)).endIndex ?? 0;
    return size > 700_000 ? [`${path}: ${size}`] : [];
  });
  expect(heavy).toEqual([]);
});

test('a package that a module imports as a whole does not come from anywhere', () => {
  const imported = built.flatMap(({path, reExports}) =>
    reExports.filter(({target}) => !target.includes('.')).map(({name}) => ({path, name})),
  );
  expect(imported.length).toBeGreaterThan(0);
  for (const {path, name} of imported) {
    const rows = tags(documentOf(routeOfModule(path)), 'li').map((row) => textOf(row).trim());
    expect(rows, path).toContain(`name ${name} another package`);
  }
});
