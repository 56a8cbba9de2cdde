import {expect, test} from '@playwright/test';

import {footer} from '../../src/config/footer';
import {addresses, contents, inEachReactState, open} from '../support/shell';
import {SMOKE} from '../support/tags';

inEachReactState((state) => {
  test(`the table of contents marks the section in view (${state})`, async ({page}) => {
    await open(page, addresses.module, state);
    const entries = contents(page).getByRole('link');
    const last = entries.last();
    await expect(last).not.toHaveAttribute('aria-current');
    const id = await last.evaluate((entry: HTMLAnchorElement) => entry.hash.slice(1));
    await page.evaluate((name) => {
      document.getElementById(name)?.scrollIntoView({behavior: 'instant'});
    }, id);
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
  });

  test(
    `the table of contents is a disclosure on small screens (${state})`,
    SMOKE,
    async ({page}) => {
      await page.setViewportSize({width: 834, height: 900});
      await open(page, addresses.module, state);
      const control = page.locator('summary', {hasText: 'On this page'});
      const entry = page
        .getByRole('article')
        .getByRole('group')
        .getByRole('link', {name: 'CSVSource'});
      await expect(contents(page)).toBeHidden();
      await expect(entry.first()).toBeHidden();
      await control.click();
      await expect(entry.first()).toBeVisible();
      await entry.first().click();
      await expect(page).toHaveURL(/#csvsource$/);
    },
  );

  test(`the import of a symbol and its line in YAML can be copied (${state})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, addresses.module, state);
    for (const [term, text] of [
      ['Import', 'from bitfount import CSVSource'],
      ['In YAML', 'datasource: bitfount.CSVSource'],
    ] as const) {
      const fact = page.locator('dl > div').filter({has: page.getByRole('term').getByText(term)});
      await fact.getByRole('button', {name: 'Copy'}).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });

  test(`a copy button copies its code and says so (${state})`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, addresses.guide, state);
    await page.evaluate(() => {
      const figure = document.createElement('figure');
      figure.innerHTML =
        '<pre><code>pip install\n  something\n</code></pre>' +
        '<button type="button" data-copy="">Copy</button>' +
        '<button type="button" data-copy="elsewhere">Copy the other</button>' +
        '<span id="elsewhere">other text</span>';
      document.querySelector('article')?.append(figure);
    });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const button = page.getByRole('button', {name: 'Copy', exact: true}).last();
    await button.click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await clipboard()).toBe('pip install\n  something');
    await page.getByRole('button', {name: 'Copy the other'}).click();
    await expect.poll(clipboard).toBe('other text');
    await expect(button).toBeVisible();
  });

  test(`the skip link is the first stop and leads past the navigation (${state}) [2.19]`, async ({
    page,
  }) => {
    await open(page, addresses.module, state);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  });
});

test('keyboard use sets a class on the body, mouse use removes it [4.4]', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.mouse.click(700, 500);
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.click(700, 500);
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
});

test('breadcrumbs lead up to the section', SMOKE, async ({page}) => {
  await open(page, addresses.module, 'React started');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'API Reference',
    'data',
    'datasources',
    'csv_source',
  ]);
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('csv_source');
  await page.setViewportSize({width: 320, height: 640});
  const lines = await crumbs.getByRole('listitem').evaluateAll((all) =>
    all
      .filter((crumb) => crumb.checkVisibility())
      .map((crumb) => {
        const {left, right, top, height} = crumb.getBoundingClientRect();
        const start = (crumb.firstElementChild as Element).getBoundingClientRect();
        // Where the separator stands; what is cut off is not hit.
        const hit = document.elementFromPoint(left + 9, top + height / 2);
        return {top, hasSeparator: crumb.contains(hit), endsWithName: start.right >= right - 1};
      }),
  );
  expect(new Set(lines.map(({top}) => top)).size, 'lines').toBeGreaterThan(1);
  for (const [index, {top, hasSeparator, endsWithName}] of lines.entries()) {
    expect(hasSeparator, 'only between names of one line').toBe(top === lines[index - 1]?.top);
    expect(endsWithName).toBe(true);
  }
  await page.setViewportSize({width: 1280, height: 720});
  await crumbs.getByRole('link', {name: 'datasources'}).click();
  await expect(page).toHaveURL(/\/data\/datasources$/);
});

test('next and previous lead through a section without visiting a page twice', async ({page}) => {
  const seen: string[] = [];
  let address: string | null = '/guides/getting-started';
  while (address && seen.length < 200) {
    expect(seen, 'pages passed so far').not.toContain(address);
    seen.push(address);
    const html: string = await (await page.request.get(address)).text();
    address = /<a[^>]*rel="?next"?[^>]*>/.exec(html)?.[0].match(/href="?([^"\s>]+)/)?.[1] ?? null;
  }
  expect(seen).toContain(addresses.guide);
  expect(seen.length).toBeGreaterThan(2);
  await open(page, addresses.module, 'React started');
  const pager = page.getByRole('navigation', {name: 'Previous and next page'});
  await pager.getByRole('link', {name: /^Next/}).click();
  const back = pager.getByRole('link', {name: /^Previous/});
  await expect(back).toHaveAttribute('href', addresses.module);
  await back.click();
  await expect(page).toHaveURL(addresses.module);
});

test('the footer holds every link of its columns; other sites open a new tab [2.16] [2.17]', async ({
  page,
}) => {
  await open(page, addresses.landing, 'React started');
  const foot = page.getByRole('contentinfo');
  for (const {title, items} of footer.links) {
    const column = foot.getByRole('navigation', {name: title as string});
    for (const {label, to, href} of items) {
      const link = column.getByRole('link', {name: label});
      await expect(link).toHaveAttribute('href', (to ?? href) as string);
      if (href?.startsWith('http')) {
        await expect(link).toHaveAccessibleName(`${label} (opens in a new tab)`);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      } else {
        await expect(link).not.toHaveAttribute('target');
      }
    }
  }
});
