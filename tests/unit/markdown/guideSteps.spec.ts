import {expect, test} from 'vitest';

import {rehypeGuideSteps} from '../../../src/markdown/html/guideSteps';
import {run} from '../support/markdown';

const addIds = () => (tree: {children: {tagName?: string; properties?: {id?: string}}[]}) => {
  const headings = tree.children.filter(({tagName}) => tagName === 'h2');
  for (const [index, id] of ['result', 'needs'].entries()) {
    Object.assign(headings[index]?.properties ?? {}, {id});
  }
};

const guide = `Lead.

## What you will have

A pod.

## What you need

- Data.

## 1. Start

A

## 2. Look

B

## Limits

C

## 3. Stop

D
`;

test('numbered sections become steps that keep their number in the heading', async () => {
  const html = await run(guide, [rehypeGuideSteps]);
  expect(html.match(/<section class="step" data-step="\d">/g)).toHaveLength(3);
  expect(html).toContain('<h2><span class="vh">1. </span>Start</h2>');
  expect(html).toMatch(/<\/section><\/div><h2>Limits<\/h2>/);
  expect(html.match(/<div class="steps">/g), 'a section between them ends the first').toHaveLength(
    2,
  );
});

test('what a guide leads to and needs is one box', async () => {
  const html = await run(guide, [addIds, rehypeGuideSteps]);
  expect(html.match(/<div class="brief">/g)).toHaveLength(1);
  expect(html).toMatch(
    /<div class="brief"><h2 id="result">[^]*<h2 id="needs">[^]*<\/ul>\s*<\/div>/,
  );
});

test('a page without numbered sections stays as it is', async () => {
  const html = await run('## What you need\n\nA\n\n## Limits\n\nB\n', [addIds, rehypeGuideSteps]);
  expect(html).not.toMatch(/class="(?:brief|step)/);
});
