import {existsSync} from 'node:fs';

import {expect, test} from 'vitest';

import {noStockStylesPlugin, stockStyles} from '../../../src/framework/stock-styles';

test('each package of stock components has styles where they are looked for', () => {
  const files = stockStyles();
  for (const folder of ['core/lib/client', 'theme-classic/lib/theme', 'theme-common/lib']) {
    expect(
      files.filter((file) => file.replaceAll('\\', '/').includes(`@docusaurus/${folder}/`)),
      `no stylesheet below @docusaurus/${folder}`,
    ).not.toEqual([]);
  }
});

test('an empty stylesheet stands in for a stylesheet, an empty style module for a style module', () => {
  const {resolve} = noStockStylesPlugin().configureWebpack?.(
    ...([{}, false, {}, undefined] as unknown as Parameters<
      NonNullable<ReturnType<typeof noStockStylesPlugin>['configureWebpack']>
    >),
  ) as {resolve: {alias: Record<string, string>}};
  const pairs = Object.entries(resolve.alias);
  expect(pairs.length).toBeGreaterThan(10);
  for (const [from, to] of pairs) {
    expect(existsSync(from.replace(/\$$/, '')), from).toBe(true);
    expect(existsSync(to), to).toBe(true);
    expect(to.endsWith('.module.css'), from).toBe(from.endsWith('.module.css$'));
  }
});
