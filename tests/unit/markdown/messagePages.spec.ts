import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Root} from 'mdast';
import {parseDocument} from 'htmlparser2';
import type {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {messageLists} from '../../../src/markdown/messages/messageLists';
import {loadMessages} from '../../../src/reference/messages/load';
import {moduleMessages} from '../../../src/markdown/messages/moduleMessages';
import {symbolLinks} from '../../../src/markdown/symbolLinks';
import {tags, textOf} from '../../support/html';
import {render} from './support';

const FOLDER = 'docs/general-reference/messages';

/** What the text of a page may weigh, gzip: with the site's frame and styles it stays below 60 KiB. */
const MOST_BYTES = 40 * 1024;

function listsWithLinks() {
  const steps = [messageLists(), symbolLinks()];
  return (tree: Root, file: VFile) => steps.forEach((step) => step(tree, file));
}

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.mdx')))(
  'the page of messages %s names symbols of the SDK only, and is small',
  async (name) => {
    const html = await render(path.join(FOLDER, name), listsWithLinks);
    expect(html).not.toMatch(/<Message|href="api:/);
    expect(gzipSync(html, {level: 9}).length).toBeLessThan(MOST_BYTES);
  },
  60_000,
);

test('the page of a module lists messages under the symbols that tell them', async () => {
  const html = await render('api/bitfount/federated/modeller.mdx', moduleMessages);
  const [, path = ''] = /href="([^"]*#no-workers)"/.exec(html) ?? [];
  expect(path).toMatch(/^\/guides\/general-reference\/messages\//);
  const before = html.slice(0, html.indexOf(path));
  expect(
    [...before.matchAll(/<li><a href="[^"]*"><code>([^<]*)<\/code><\/a><ul>/g)].at(-1)?.[1],
  ).toBe('_Modeller._modeller_run');
});

test.each([
  ['api/bitfount/externals/ehr/fhir_r4/querier.mdx', 'bitfount.externals.ehr.fhir_r4.querier'],
  ['api/bitfount/externals/ehr/nextgen/api.mdx', 'bitfount.externals.ehr.nextgen.api'],
])('the page %s lists only messages that its module tells', async (file, module) => {
  const html = await render(file, moduleMessages);
  const listed = tags(parseDocument(html), 'a')
    .filter(({attribs}) => /\/general-reference\/messages\/.*#/.test(attribs.href ?? ''))
    .map(textOf);
  const told = new Set(
    [...loadMessages().values()]
      .filter(({places}) => places.some((place) => place.module === module))
      .map(({shown}) => shown),
  );
  expect(listed.length).toBeGreaterThan(2);
  expect(listed.filter((text) => !told.has(text))).toEqual([]);
});
