import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';
import rehypeKatex from 'rehype-katex';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

import {katexFiles} from '../../src/markdown/html/katexFiles';
import {katexStylesheet, rehypeMaths} from '../../src/markdown/html/maths';

/** The page to which tests add a formula; any page of the build would do. */
const host = '/guides/getting-started/introduction-to-bitfount';

export const network = katexStylesheet();

async function formula(): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMath)
    .use(remarkRehype)
    .use(rehypeKatex)
    .use(rehypeMaths);
  const tree = (await processor.run(processor.parse('$$\n\\frac{x}{n}\n$$'))) as Root;
  // Without the link to the stylesheet, which is JSX.
  return toHtml({...tree, children: tree.children.filter(({type}) => type === 'element')});
}

/**
 * Opens a page of the build with a formula added: the link in its head as the build writes it, the
 * formula outside the element that React renders.
 */
export async function openWithFormula(page: Page): Promise<void> {
  const {href, integrity, local} = network;
  const link = `<link rel="preconnect" href="${href}" integrity="${integrity}" crossorigin="anonymous" data-maths="${local}">`;
  const added = `<div class="prose" role="group" aria-label="Formula">${await formula()}</div>`;
  await page.route(
    (url) => url.pathname === host,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace('<body', () => `${link}<body`) + added});
    },
  );
  await page.goto(host);
}

/** Responds in place of the public network, with the right file or a changed one. */
export async function answerForNetwork(page: Page, change = ''): Promise<void> {
  const {folder} = katexFiles();
  const headers = {'access-control-allow-origin': '*'};
  const css = readFileSync(path.join(folder, 'katex.min.css'), 'utf8');
  await page.route(network.href, (route) =>
    route.fulfill({body: css + change, contentType: 'text/css', headers}),
  );
  await page.route(new URL('fonts/*', network.href).href, (route) =>
    route.fulfill({
      path: path.join(folder, 'fonts', path.basename(route.request().url())),
      headers,
    }),
  );
}
