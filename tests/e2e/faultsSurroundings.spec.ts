import {expect, type Page} from '@playwright/test';

import {expectLinksWork, expectReadable, faultTest, STYLESHEET} from '../support/faults';
import {options, searchFor} from '../support/search';
import {addresses, holdReact, open, started} from '../support/shell';
import {buildFolder} from '../support/site';
import {startStaticHost} from '../support/staticHost';
import {WHOLE_BROWSER} from '../support/tags';

/** Collects errors that nobody caught. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

/** Adds elements as password managers, spelling checkers and toolbars do. */
function addNodes(): void {
  document.documentElement.setAttribute('data-extension', 'on');
  document.body.prepend(document.createElement('extension-toolbar'));
  for (const input of document.querySelectorAll('input')) {
    input.after(document.createElement('extension-icon'));
  }
  for (const paragraph of document.querySelectorAll('main p, header a')) {
    paragraph.append(document.createElement('extension-mark'));
  }
}

/** Changes the text as Google Translate does: each text node becomes an element in two others. */
function translate(): void {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, svg')) {
      texts.push(text);
    }
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`»${text.data}«`);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

async function openHeld(page: Page): Promise<() => void> {
  const release = await holdReact(page);
  await page.goto(addresses.guide, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState !== 'loading');
  return release;
}

faultTest('nodes-before', async ({page}) => {
  const errors = uncaught(page);
  const release = await openHeld(page);
  await page.evaluate(addNodes);
  release();
  await started(page);
  await expectReadable(page);
  await expectLinksWork(page);
  expect(errors).toEqual([]);
});

faultTest('nodes-after', async ({page}) => {
  const errors = uncaught(page);
  await open(page, addresses.guide, 'React started');
  await page.evaluate(addNodes);
  await expectReadable(page);
  await expectLinksWork(page);
  expect(errors).toEqual([]);
});

faultTest('nodes-removed', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.evaluate(() => {
    document
      .querySelectorAll('main img, main figure, footer ul, .toc, aside')
      .forEach((element) => {
        element.remove();
      });
  });
  await expectReadable(page);
  await expectLinksWork(page);
});

faultTest('translate-before', async ({page}) => {
  const release = await openHeld(page);
  await page.evaluate(translate);
  release();
  await started(page);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toContainText('»');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: /Tutorials/})
    .click();
  await expect(page).toHaveURL('/tutorials/introduction');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
});

faultTest('translate-after', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.evaluate(translate);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toContainText('»');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: /Tutorials/})
    .click();
  await expect(page).toHaveURL('/tutorials/introduction');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toContainText('tutorials');
});

faultTest('inline-attack', async ({page}) => {
  await page.route(
    (url) => url.pathname === addresses.guide,
    async (route) => {
      const response = await route.fetch();
      const added = '<script>window.attacked = true</script><img src=x onerror="attacked = true">';
      const body = (await response.text()).replace('<main', `${added}<main`);
      await route.fulfill({response, body});
    },
  );
  await page.goto(addresses.guide);
  await started(page);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

/** Makes the browser refuse a selector as one does that does not know it. */
async function refuseSelector(page: Page, part: string): Promise<void> {
  await page.addInitScript((refused) => {
    const refuse = (prototype: object, name: string) => {
      const original = Reflect.get(prototype, name) as (selector: string) => unknown;
      Reflect.set(prototype, name, function refusing(this: unknown, selector: string) {
        if (selector.includes(refused)) {
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        }
        return original.call(this, selector);
      });
    };
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      refuse(Element.prototype, name);
    }
    for (const name of ['querySelector', 'querySelectorAll']) {
      refuse(Document.prototype, name);
    }
  }, part);
}

faultTest('no-popover', async ({page}) => {
  const errors = uncaught(page);
  await refuseSelector(page, ':popover-open');
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await open(page, addresses.guide, 'React started');
  await expectReadable(page);
  await expectLinksWork(page);
  expect(errors).toEqual([]);
});

faultTest('no-has', async ({page}) => {
  const errors = uncaught(page);
  await refuseSelector(page, ':has(');
  await page.context().route(STYLESHEET, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(':has(', ':unknown(');
    await route.fulfill({response, body});
  });
  await open(page, addresses.guide, 'React started');
  await expectReadable(page);
  await expectLinksWork(page);
  await searchFor(page, 'CSVSource');
  await expect(options(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

faultTest('wrong-host', async ({page, baseURL}) => {
  const mirror = 'http://docs.mirror.example';
  await page.context().route(`${mirror}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: `${baseURL}${pathname}${search}`})});
  });
  await page.goto(mirror + addresses.guide);
  await started(page);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Tutorials', exact: true})
    .click();
  await expect(page).toHaveURL(`${mirror}/tutorials/introduction`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('tutorials');
  const elsewhere = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((href) => href.startsWith('http') && /docs\.bitfount\./.test(href)),
    );
  expect(elsewhere).toEqual([]);
});

faultTest('offline-online', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.context().setOffline(true);
  await page.getByRole('heading', {level: 2}).last().scrollIntoViewIfNeeded();
  await page.context().setOffline(false);
  await expectLinksWork(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

faultTest('no-idle', async ({page}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, {timeout = 0} = {}) =>
      timeout
        ? (setTimeout(callback, timeout, {didTimeout: true, timeRemaining: () => 0}) as never)
        : 0;
  });
  await page.goto(addresses.guide);
  await started(page);
  await expectLinksWork(page);
});

for (const [id, year] of [
  ['clock-past', 1970],
  ['clock-future', 2099],
] as const) {
  faultTest(id, async ({page}) => {
    await page.clock.setFixedTime(new Date(year, 0, 1, 12));
    await searchFor(page, 'CSVSource');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectReadable(page);
  });
}

faultTest('wrong-path', async ({page}) => {
  const host = await startStaticHost(buildFolder, '/wrong/place');
  await page.goto(`${host.url}/`);
  await expect(page.getByText('/wrong/place/', {exact: true})).toBeVisible();
  await host.close();
});

faultTest('print-menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, addresses.guide, 'React started');
  await page.getByRole('button', {name: 'Open menu'}).click();
  const menu = page.getByRole('button', {name: 'Close menu'});
  await expect(menu).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
});

faultTest(
  'back-cache',
  async ({page}) => {
    const other = await startStaticHost(buildFolder);
    await open(page, addresses.module, 'React started');
    await page.evaluate(() => Object.assign(window, {kept: true}));
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await page.goto(other.url);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expectReadable(page);
    await other.close();
  },
  WHOLE_BROWSER,
);

faultTest('unknown-address', async ({page}) => {
  await page.goto('/guides/SDK/pod-fil');
  await expect(
    page.getByRole('region', {name: 'Nearest addresses'}).getByRole('link').first(),
  ).toHaveAttribute('href', /pod-file/);
});

faultTest('frame', async ({page, baseURL}) => {
  const framing = 'http://other.example/';
  const body = `<!doctype html><iframe src="${baseURL}${addresses.guide}"></iframe>`;
  await page.route(framing, (route) => route.fulfill({contentType: 'text/html', body}));
  await page.goto(framing);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').getByRole('heading', {level: 1})).toHaveCount(0);
});
