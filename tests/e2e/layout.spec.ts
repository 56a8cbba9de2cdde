import {expect, test} from '@playwright/test';

import {sectionOf} from '../../src/site/sections';
import {colorAndWidth, windowOptions} from '../support/colorAndWidth';
import {layoutOf} from '../support/layout';
import {addresses, started} from '../support/shell';
import {whenNightly} from '../support/tags';

/*
 * Compares a description of each page's look with the snapshot in tests/e2e/layout. After an intended
 * change, `--update-snapshots=all` rewrites the snapshots; read the diff before committing it.
 */

const kinds = {
  landing: addresses.landing,
  guide: '/guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods',
  'api-page': addresses.module,
  'api-list': sectionOf('api').home,
  tutorial: '/tutorials/connecting-data-and-creating-pods/running-a-pod',
  search: '/search',
  'not-found': '/404',
} as const;

for (const setting of colorAndWidth) {
  const {colorScheme, width, isNightly} = setting;
  test.describe(`${colorScheme}, ${width} px`, whenNightly(isNightly), () => {
    test.use(windowOptions(setting));

    for (const [kind, address] of Object.entries(kinds)) {
      test(`the layout of a page is as it was: ${kind}`, async ({page}) => {
        await page.goto(address);
        await started(page);
        expect(await layoutOf(page)).toMatchSnapshot(`${kind}-${colorScheme}-${width}.txt`);
      });
    }
  });
}
