import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** What axe finds on a page. */
export type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Letters of the symbol index after the first: thousands of similar rows, a minute of checking. */
const MORE_OF_THE_SAME = '#symbol-list > section:nth-of-type(n + 2)';

/** Number of entries that represent a long list. */
const ENOUGH = 8;

/** Rules that axe leaves out unless they are asked for. */
const ALSO = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

/** Shortens lists of similar rows: engines read every element of the document, even in excluded parts. */
export async function shortenLists(page: Page): Promise<void> {
  await page.evaluate(
    ({rest, enough}) => {
      document.querySelectorAll(rest).forEach((section) => section.remove());
      document
        .querySelectorAll(`main li:nth-of-type(n + ${enough + 1})`)
        .forEach((row) => row.remove());
    },
    {rest: MORE_OF_THE_SAME, enough: ENOUGH},
  );
}

/** Runs axe on the page as it is, with all its rules for WCAG; of what passes it gives one element. */
export function runAxe(page: Page): Promise<AxeResults> {
  const rules = Object.fromEntries(ALSO.map((rule) => [rule, {enabled: true}]));
  return (
    new AxeBuilder({page})
      // Selectors of thousands of elements that pass, and a second document for the results of frames,
      // which no page has, take two thirds of the time.
      .options({rules, resultTypes: ['violations']})
      .setLegacyMode()
      .exclude(MORE_OF_THE_SAME)
      .analyze()
  );
}

/** Says what axe has found, with the HTML of the elements. */
export function violationsOf({violations}: AxeResults): string[] {
  return violations.map(
    ({id, help, nodes}) =>
      `${id}: ${help}\n  ${nodes.map(({html}) => html.slice(0, 200)).join('\n  ')}`,
  );
}
