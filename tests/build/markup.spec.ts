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

test('each header of a table has words', () => {
  const empty = pages.flatMap((address) =>
    tags(documentOf(address), 'th')
      .filter((header) => textOf(header).trim() === '')
      .map(() => address),
  );
  expect(empty).toEqual([]);
});

test('no link says only “here” or “more”', () => {
  const vague = /^(click |read |see )?(here|more|this|this page|link|details|there)\W*$/i;
  const found = pages.flatMap((address) =>
    tags(documentOf(address), 'a')
      .map(textOf)
      .filter((text) => vague.test(text.trim()))
      .map((text) => `${address}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('translators leave code as it is', () => {
  const translated = pages.flatMap((address) =>
    tags(documentOf(address), 'code')
      .filter((code) => !isKept(code))
      .map((code) => `${address}: ${textOf(code)}`),
  );
  expect(translated).toEqual([]);
});

test('no page has sound, moving pictures, pictures of text or questions about the reader', () => {
  const fields = new Set(['search', 'radio', 'checkbox']);
  const found = pages.flatMap((address) =>
    DomUtils.findAll(
      ({name, attribs, parent}) => {
        const isField =
          name === 'textarea' ||
          name === 'select' ||
          (name === 'input' && !fields.has(attribs.type ?? ''));
        return (
          // What a reader gives to a tool is a file or a log, and stays in the page.
          (isField && !isInTool(parent)) ||
          /^(?:audio|video|canvas|iframe|object|embed|img|picture|marquee)$/.test(name) ||
          (name === 'meta' && attribs['http-equiv'] === 'refresh')
        );
      },
      [documentOf(address)],
    ).map(({name}) => `${address}: <${name}>`),
  );
  expect(found).toEqual([]);
});

type Place = Parameters<typeof DomUtils.getParent>[0];

/** Whether an element, or one around it, asks not to be translated. */
function isKept(element: Place): boolean {
  for (let at: Place | null = element; at; at = DomUtils.getParent(at)) {
    if ('attribs' in at && at.attribs.translate === 'no') {
      return true;
    }
  }
  return false;
}

function isInTool(place: Place | null): boolean {
  for (let at = place; at; at = DomUtils.getParent(at)) {
    if ('attribs' in at && at.attribs['data-tool'] !== undefined) {
      return true;
    }
  }
  return false;
}

function isInside(node: Place, names: Set<string>): boolean {
  for (let parent = DomUtils.getParent(node); parent; parent = DomUtils.getParent(parent)) {
    if ('name' in parent && names.has(parent.name)) {
      return true;
    }
  }
  return false;
}
