import type {Page} from '@playwright/test';

/** Parts of a page whose position and colours define its look; only the first match is described. */
const parts: Readonly<Record<string, string>> = {
  announcement: '[aria-label=Announcement]',
  navbar: 'header',
  sidebar: 'nav[aria-label="Docs sidebar"]',
  main: 'main',
  breadcrumbs: 'nav[aria-label=Breadcrumbs]',
  title: 'h1',
  article: 'article',
  heading: 'main h2',
  paragraph: 'main p',
  link: 'main p a',
  code: 'main figure pre',
  note: 'main [role=note]',
  table: 'main table',
  drawing: 'main svg[role=img]',
  field: 'main input',
  contents: 'nav[aria-label="On this page"]',
  pager: 'nav[aria-label="Previous and next page"]',
  footer: 'footer',
};

/**
 * Describes how a page looks, a line for each part from top to bottom: left edge and width in CSS
 * pixels, text size, colours. Heights and line breaks are left out: they depend on fonts and machine.
 */
export async function layoutOf(page: Page): Promise<string> {
  const lines = await page.evaluate((selectors) => {
    const shown = Object.entries(selectors).flatMap(([name, selector]) => {
      const element = [...document.querySelectorAll(selector)].find((found) =>
        found.checkVisibility(),
      );
      return element ? [{name, element, box: element.getBoundingClientRect()}] : [];
    });
    return shown
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({name, element, box}) => {
        const {color, backgroundColor, fontSize, fontWeight, display} = getComputedStyle(element);
        // The width of inline text depends on the font, and so does that of what stands beside a button.
        const place =
          display.startsWith('inline') || name === 'field' || name === 'breadcrumbs'
            ? 'inline'
            : `x ${Math.round(box.left)}, width ${Math.round(box.width)}`;
        return `${name}: ${place}; text ${fontSize}, ${fontWeight}, ${color}; on ${backgroundColor}`;
      });
  }, parts);
  return `${lines.join('\n')}\n`;
}
