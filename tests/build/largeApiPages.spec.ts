import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {routeOfModule} from '../../src/reference/model/routes';
import {byAttribute, documentOf, type Element, idsOf, tags, textOf} from '../support/html';
import {pagesOfSitemap} from '../support/site';

const model = loadModel();
const pages = pagesOfSitemap().filter((address) => address.startsWith('/api/'));
const modules = [...model.modules.values()].filter(({path}) => pages.includes(routeOfModule(path)));

test('the class of the arguments stands in the section of the entry that takes them', () => {
  let found = 0;
  for (const module of modules) {
    const page = documentOf(routeOfModule(module.path));
    const entries = new Map<string, string>();
    for (const symbol of module.symbols) {
      const parameters = symbol.kind === 'class' ? (symbol.init?.parameters ?? []) : [];
      const type = parameters.find(({name}) => name === 'arguments')?.type ?? [];
      const named = type.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]));
      const own = module.symbols.filter(({kind, path}) => kind === 'class' && named.includes(path));
      own.forEach(({name}) => {
        entries.set(name, entries.get(name) ?? symbol.name);
      });
    }
    for (const [name, entry] of entries) {
      const heading = byAttribute(page, 'id', name.toLowerCase());
      expect(heading?.name, name).toBe('h3');
      const section = byAttribute(page, 'id', entry.toLowerCase())?.parent?.parent as Element;
      expect(tags(section, 'h3'), `${name} of ${entry}`).toContain(heading);
      // Both say what they are imported from and made of at once, under their signature.
      const own = heading?.parent?.parent as Element;
      for (const [part] of [tags(own, 'dl'), tags(section, 'dl')]) {
        expect(part?.attribs.class, `${name} of ${entry}`).toBe('facts');
      }
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(50);
});

test('the list of symbols has one row for a class and its arguments, by the family of what it configures', () => {
  const address = '/api/bitfount/runners/config_schemas/algorithm_schemas';
  const page = documentOf(address);
  const rows = tags(page, 'ul')
    .filter(({attribs}) => attribs.class?.startsWith('symbols'))
    .flatMap((list) => tags(list, 'li'));
  const targets = rows
    .map((row) => tags(row, 'a').map(({attribs}) => attribs.href ?? ''))
    // Not the list of what the page is used in.
    .filter(([own]) => own?.startsWith('#'));
  const ids = idsOf(page);
  expect(targets.flat().filter((target) => !ids.has(target.slice(1)))).toEqual([]);
  expect(targets).toContainEqual(['#sqlqueryalgorithmconfig', '#sqlqueryargumentsconfig']);
  expect(new Set(targets.flat()).size).toBe(targets.flat().length);
  const families = tags(page, 'summary').map((summary) => textOf(summary));
  expect(families).toContainEqual(
    expect.stringMatching(/^bitfount\.federated\.algorithms\.ophthalmology \d+ symbols$/),
  );
});

test('pages of over 2,000 words close what is inherited and what is raised', () => {
  let closed = 0;
  for (const address of pages) {
    const page = documentOf(address);
    const [article] = tags(page, 'article');
    const folds = tags(page, 'details').filter(({attribs}) => attribs.class === 'more');
    // The page's head, crumbs and wrapped names count here too, so the limit is well above the rule's.
    if (article && textOf(article).split(/\s+/).length > 4000) {
      expect(
        folds.filter(({attribs}) => attribs.open !== undefined),
        address,
      ).toEqual([]);
      const headings = [...idsOf(page)].filter((id) => id.endsWith('-raises'));
      for (const id of headings) {
        expect(byAttribute(page, 'id', id)?.name, `${address}#${id}`).toBe('details');
      }
      closed += folds.length;
    }
  }
  expect(closed).toBeGreaterThan(20);
});
