import {expect, type Page} from '@playwright/test';

import {sections} from '../../src/site/sections';
import {answer, faultTest, refuse, truncate} from '../support/faults';
import {dialog, field, options, PACK, searchFor} from '../support/search';
import {addresses, open, SCRIPT} from '../support/shell';

const says = (page: Page) => dialog(page).getByText('Unable to fetch results', {exact: true});

/** Searches while the fault is there, and again without it. */
async function expectRecovery(page: Page): Promise<void> {
  await searchFor(page, 'CSVSourc');
  await expect(says(page)).toBeVisible();
  await page.context().unrouteAll();
  await field(page).press('e');
  await expect(options(page).first()).toBeVisible();
}

/**
 * Makes documents ask for the worker where there is none, as long as their window says so.
 *
 * @param loads kind of load after which documents have their worker
 */
async function breakWorker(page: Page, loads?: NavigationTimingType): Promise<void> {
  await page.addInitScript((whole) => {
    const Original = Worker;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    Object.assign(window, {
      workerIsMissing: load?.type !== whole,
      Worker: class extends Original {
        constructor(address: string | URL, options?: WorkerOptions) {
          const {workerIsMissing} = window as {workerIsMissing?: boolean};
          super(workerIsMissing ? '/assets/js/gone.js' : address, options);
        }
      },
    });
  }, loads);
}

const pack = new RegExp(`${PACK.replaceAll('*', '').replaceAll('.', '\\.')}$`);

faultTest('search-refused', async ({page}) => {
  await refuse(page, pack);
  await expectRecovery(page);
});

for (const [id, status] of [
  ['search-missing', 404],
  ['search-503', 503],
] as const) {
  faultTest(id, async ({page}) => {
    await answer(page, pack, {status, body: 'none'});
    await expectRecovery(page);
  });
}

faultTest('search-truncated', async ({page}) => {
  await truncate(page, pack);
  await expectRecovery(page);
});

for (const [id, body] of [
  ['search-html', '<!doctype html><p>Sign in'],
  ['search-empty', ''],
  ['search-shape', '{"format": 1999, "records": []}'],
] as const) {
  faultTest(id, async ({page}) => {
    await answer(page, pack, {contentType: 'application/json', body});
    await expectRecovery(page);
  });
}

faultTest('search-huge', async ({page}) => {
  const body = 'x'.repeat(50_000_000);
  await answer(page, pack, {contentType: 'application/json', body});
  await expectRecovery(page);
});

faultTest('search-modal', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await answer(page, SCRIPT, {status: 404});
  await page.keyboard.press('Control+k');
  await expect(says(page)).toBeVisible();
  await page.context().unrouteAll();
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toBeVisible();
});

/**
 * From now on the host has another release: parts of the application that a page of the old one fetches
 * are missing. A document that is loaded from now on is of the new release, and has its parts.
 *
 * @param inTurns whether the host serves both releases in turns, so that every document finds another
 * @returns the number of documents loaded since
 */
async function deploy(page: Page, {inTurns = false} = {}): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page
    .context()
    .route(SCRIPT, (route) =>
      loads > 0 ? route.fallback() : route.fulfill({status: 404, body: 'none'}),
    );
  await page.context().route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const isFetched = !route.request().isNavigationRequest();
      const response = await route.fetch();
      const body = await response.text();
      // To an old document, what the host has now names other scripts than its own.
      const newer = body.replace(/(\/main\.)\w+(\.js)/, '$1newer$2');
      await route.fulfill({
        response,
        body: isFetched && (inTurns || loads === 0) ? newer : body,
      });
    },
  );
  return () => loads;
}

faultTest('search-new-release', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  const loads = await deploy(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('CSVSource');
  await expect(page).toHaveURL('/search?q=CSVSource');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('CSVSource');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /CSVSource/})
      .first(),
  ).toBeVisible();
  expect(loads()).toBe(1);
});

faultTest('search-worker-new-release', async ({page}) => {
  await breakWorker(page);
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  const loads = await deploy(page);
  await page.keyboard.type('CSVSource');
  await expect(page).toHaveURL('/search?q=CSVSource');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('CSVSource');
  expect(loads()).toBe(1);
});

faultTest('search-page-new-release', async ({page}) => {
  await breakWorker(page, 'reload');
  await open(page, '/search', 'React started');
  const loads = await deploy(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('CSVSource');
  await expect(main.getByRole('link', {name: /CSVSource/}).first()).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('CSVSource');
  expect(loads()).toBe(1);
});

faultTest('search-page-two-releases', async ({page}) => {
  await breakWorker(page);
  await open(page, '/search', 'React started');
  const loads = await deploy(page, {inTurns: true});
  await page.getByRole('main').getByRole('searchbox').fill('CSVSource');
  await page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load?.type === 'reload';
  });
  await expect(page.getByText('Unable to fetch results', {exact: true}).first()).toBeVisible();
  expect(loads()).toBe(1);
});

faultTest('search-worker-blocked', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function BlockedWorker() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await searchFor(page, 'csv');
  await expect(says(page)).toBeVisible();
  await page.goto('/search?q=introduction');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
    'href',
    /introduction/,
  );
});

faultTest('search-worker-missing', async ({page}) => {
  await breakWorker(page);
  await searchFor(page, 'CSVSourc');
  await expect(says(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, {workerIsMissing: false}));
  await field(page).press('e');
  await expect(options(page).first()).toBeVisible();
});

faultTest('search-worker-crash', async ({page}) => {
  await page.addInitScript(() => {
    const Original = Worker;
    let crashes = 1;
    Object.assign(window, {
      Worker: class extends Original {
        override postMessage(message: unknown) {
          if (crashes > 0) {
            crashes -= 1;
            this.dispatchEvent(new ErrorEvent('error', {message: 'out of memory'}));
          } else {
            super.postMessage(message);
          }
        }
      },
    });
  });
  await searchFor(page, 'CSVSourc');
  await field(page).press('e');
  await expect(options(page).first()).toBeVisible();
});

faultTest('search-offline', async ({page}) => {
  await searchFor(page, 'CSVSourc');
  await expect(options(page).first()).toBeVisible();
  await page.context().setOffline(true);
  await field(page).fill('federated averaging');
  await expect(options(page).first()).toContainText(/averag/i);
});

faultTest('search-slow', async ({page}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(pack, async (route) => {
    await released;
    await route.continue();
  });
  await searchFor(page, 'CSVSource');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching…');
  release();
  await expect(options(page).first()).toBeVisible();
});

faultTest('search-no-script', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/search');
  for (const {label} of sections) {
    await expect(
      page.getByRole('main').getByRole('heading', {level: 2, name: label}),
    ).toBeVisible();
  }
  await context.close();
});
