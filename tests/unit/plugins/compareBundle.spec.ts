import {expect, test} from 'vitest';

import {compareBundle, packagesOf} from '../../../src/plugins/shipped-packages/compareBundle';
import {shippedPackages} from '../../../src/site/shippedPackages';

const listed = shippedPackages.filter(({besideBundle}) => !besideBundle).map(({folder}) => folder);

test('packages are read from modules and from those inside them', () => {
  const modules = [
    {nameForCondition: '/site/src/components/Wordmark.tsx'},
    {
      nameForCondition: '/site/node_modules/react/index.js',
      modules: [{nameForCondition: '/site/node_modules/@docusaurus/core/lib/client/App.js'}],
    },
    {nameForCondition: 'C:\\site\\node_modules\\a\\node_modules\\@b\\c\\index.js'},
    {},
  ];
  expect([...packagesOf(modules)]).toEqual(['react', '@docusaurus/core', 'a/node_modules/@b/c']);
});

test('a bundle with the listed packages is accepted', () => {
  expect(() => compareBundle(new Set(listed))).not.toThrow();
});

test('a package that pages bring with an import may be in the bundle, and may be missing', () => {
  const brought = shippedPackages.filter(({ifImported}) => ifImported).map(({folder}) => folder);
  expect(brought).not.toEqual([]);
  const others = listed.filter((folder) => !brought.includes(folder));
  expect(() => compareBundle(new Set(others))).not.toThrow();
});

test('a package that is not listed and one that is in no bundle are named, with what to do', () => {
  const bundled = new Set([...listed.filter((folder) => folder !== 'clsx'), 'left-pad']);
  expect(() => compareBundle(bundled)).toThrow(
    [
      'src/site/shippedPackages.ts:',
      "clsx is not in the browser's bundle: remove it.",
      "left-pad is in the browser's bundle: add it, if its licence allows it.",
    ].join('\n'),
  );
});
