import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {externalPaths, externalPlace} from '../../../src/reference/model/externals';
import {loadModel} from '../../../src/reference/model/load';
import {createResolver} from '../../../src/reference/model/resolve';
import {MODEL_DIR} from '../../../src/reference/model/modelFiles';

const model = loadModel();

test('a name of another project has its project and address', () => {
  expect(externalPlace('pandas.DataFrame')).toEqual({
    project: 'pandas',
    url: 'https://pandas.pydata.org/docs/reference/api/pandas.DataFrame.html#pandas.DataFrame',
  });
  expect(externalPlace('collections.abc.Sequence')?.url).toBe(
    'https://docs.python.org/3.12/library/collections.abc.html#collections.abc.Sequence',
  );
});

test('everyday builtins, and names that nobody documents, have none', () => {
  expect(externalPlace('builtins.str')).toBeUndefined();
  expect(externalPlace('pandas.no_such_name')).toBeUndefined();
  expect(externalPlace('constructor')).toBeUndefined();
});

test('the inventory holds names that the SDK uses, and none of the SDK itself', () => {
  const facts = [...model.modules.keys()]
    .map((name) => readFileSync(path.join(MODEL_DIR, 'modules', `${name}.json`), 'utf8'))
    .join('\n');
  const resolver = createResolver(model);
  for (const name of externalPaths()) {
    expect(facts, `${name} is used`).toContain(`"${name}"`);
    expect(resolver.find(name), name).toBeUndefined();
  }
});

test('every address is a page of a secure site, with the name in its anchor where it has one', () => {
  for (const name of externalPaths()) {
    const url = new URL(externalPlace(name)?.url ?? '');
    expect(url.protocol, name).toBe('https:');
    expect(url.pathname, name).toMatch(/[a-z]/);
    if (url.hash !== '') {
      expect(url.hash.toLowerCase(), name).toContain(
        (name.split('.').at(-1) as string).toLowerCase(),
      );
    }
  }
});
