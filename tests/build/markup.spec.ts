import {expect, test} from '@playwright/test';
import {DomUtils, ElementType} from 'htmlparser2';

import {documentOf, metaOf, tags, textOf} from '../support/html';
import {pagesOfSitemap} from '../support/site';

/* Checks the markup of every built page. */

const pages = [...pagesOfSitemap(), '/search', '/404'];

/** Elements whose text may hold a backtick: it belongs to code, or nobody reads it. */
const SKIPPED = new Set(['script', 'style', 'pre', 'code']);

test('no id is on a page twice: a link such as #main reaches one element', () => {
  const repeated = pages.flatMap((address) => {
    const withId = DomUtils.findAll(({attribs}) => attribs.id !== undefined, [documentOf(address)]);
    const ids = withId.map(({attribs}) => attribs.id as string);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${address}#${id}`);
  });
  expect(repeated).toEqual([]);
});

test('no page shows the backticks of Markdown, in its text, title or description', () => {
  const raw = pages.flatMap((address) => {
    const page = documentOf(address);
    const texts = DomUtils.filter(
      (node) => node.type === ElementType.Text && !isInside(node, SKIPPED),
      page,
      true,
      Infinity,
    ).map((node) => DomUtils.textContent(node));
    const head = [...tags(page, 'title').map(textOf), metaOf(page, 'description') ?? ''];
    return [...texts, ...head].filter((text) => text.includes('`')).map((text) => [address, text]);
  });
  expect(raw).toEqual([]);
});

function isInside(node: Parameters<typeof DomUtils.getParent>[0], names: Set<string>): boolean {
  for (let parent = DomUtils.getParent(node); parent; parent = DomUtils.getParent(parent)) {
    if ('name' in parent && names.has(parent.name)) {
      return true;
    }
  }
  return false;
}
