import {evaluate} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import type {Element as HastElement} from 'hast';
import type {Root} from 'mdast';
import {parseDocument} from 'htmlparser2';
import {createElement, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';

import {element, link, text} from '../../../src/reference/page/nodes';
import {isPlainElement} from '../../../src/markdown/finished/plain';
import {rehypeFinished} from '../../../src/markdown/finished/rehypeFinished';
import {remarkFinished} from '../../../src/markdown/finished/remarkFinished';
import {meaningOf} from '../../support/html';

interface Checked {
  links: string;
  anchors: string;
}

/** Renders MDX with React; elements that a component stands for say so. */
async function render(
  mdx: string,
  {remark = [], rehype = []}: {remark?: PluggableList; rehype?: PluggableList},
): Promise<{html: string; checked: Checked | undefined}> {
  const {default: Content} = await evaluate(mdx, {
    ...runtime,
    remarkPlugins: [remarkGfm, ...remark],
    rehypePlugins: rehype,
  });
  let checked: Checked | undefined;
  const components = {
    a: ({href, children}: {href?: string; children?: ReactNode}) =>
      createElement('a', {href, 'data-by': 'component'}, children),
    h2: ({children}: {children?: ReactNode}) =>
      createElement('h2', {'data-by': 'component'}, children),
    CheckedLinks: (given: Checked) => {
      checked = given;
      return null;
    },
  };
  return {html: renderToStaticMarkup(createElement(Content, {components})), checked};
}

const meaning = (html: string) => meaningOf(parseDocument(html));

const finished = (mdx: string) => render(mdx, {rehype: [rehypeFinished]});

const words = `
Some *words* with \`code < 1\`, a "quote" & more.

- one **item**
  - and one below it
- another \`item\`

| Name | Meaning |
| --- | --- |
| \`a\` | the *first* |

1. [x] done
2. [ ] not done

> Said by ~~nobody~~.
`;

test('Markdown is the same HTML whether it is written out or built by React', async () => {
  const {html} = await finished(words);
  expect(meaning(html)).toBe(meaning((await render(words, {})).html));
});

test('what it holds is not built element by element', async () => {
  const code: string[] = [];
  const recma = () => (tree: {toString(): string}) => void code.push(JSON.stringify(tree));
  await evaluate(words, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeFinished],
    recmaPlugins: [recma],
  });
  expect(code[0]).toContain('dangerouslySetInnerHTML');
  expect(code[0]).not.toContain('"name":"li"');
});

test('links become what the framework makes of them, and are told to the link check', async () => {
  const {html, checked} = await finished(`
- [a page](/guides/x#part) and [a place](#here)
- [another site](https://example.org/x) and [a letter](mailto:x@example.org)
- [the page again](/guides/x#part) and a note[^1]

[^1]: *Words* of the note.
`);
  expect(html).toContain('<a href=/guides/x#part>a page</a>');
  for (const address of ['https://example.org/x', 'mailto:x@example.org']) {
    expect(html).toContain(`<a href=${address} target=_blank rel="noopener noreferrer">`);
  }
  const {links = '', anchors = ''} = checked ?? {};
  expect(links.split('\n')).toEqual(
    expect.arrayContaining(['/guides/x#part', '#here', '#user-content-fn-1']),
  );
  expect(links.split('\n').filter((address) => address === '/guides/x#part')).toHaveLength(1);
  expect(links).not.toContain('example.org');
  expect(anchors.split('\n')).toEqual(
    expect.arrayContaining(['user-content-fn-1', 'user-content-fnref-1']),
  );
});

for (const address of ['./other', 'other', '/guides/', 'pathname:///file.zip', '//example.org/x']) {
  test(`a link that only the framework can finish stays its own: ${address}`, async () => {
    const {html} = await finished(`- A *link* [there](${address}) and **more**.`);
    expect(html).toContain(`<a href="${address}" data-by="component">there</a>`);
    expect(html).toContain('<em>link</em>');
  });
}

test('headings and components stay what they are, around them and inside', async () => {
  const {html} = await finished(`
## Title with *words*

<section>
- **plain** item

## Inner title
</section>
`);
  expect(html.match(/<h2 data-by="component">/g)).toHaveLength(2);
  expect(html).toContain('<strong>plain</strong> item');
});

test('an element with a style is left to React, what stands in it is not', async () => {
  const withStyle = () => (tree: {children: HastElement[]}) => {
    (tree.children[0] as HastElement).properties.style = 'color: red';
  };
  const {html} = await render('A *b **c*** d.', {rehype: [withStyle, rehypeFinished]});
  expect(html).toBe('<p style="color:red">A <em>b <strong>c</strong></em> d.</p>');
});

/** A part of a reference page, as the renderer of the reference makes them. */
function reference(): Root['children'] {
  return [
    element('section.sym', {}, [
      element('h3', {id: 'name'}, ['name']),
      element('dl.params', {ariaLabel: 'Parameters', dataL: 'x'}, [
        element('div', {}, [
          element('dt', {}, [link('#name.x', [text('x')], {id: 'name.x'})]),
          element('dd', {}, [
            {type: 'paragraph', children: [text('Words & '), link('/api/y#z', [text('more')])]},
          ]),
        ]),
      ]),
      element('div', {}, [element('b', {}, ['See']), link('./other.mdx', [text('other')])]),
    ]),
  ];
}

test('parts of the reference are written out early to the same end', async () => {
  const put = () => (tree: Root) => {
    tree.children = reference();
  };
  const early = await render('.', {remark: [put, remarkFinished], rehype: [rehypeFinished]});
  const late = await render('.', {remark: [put], rehype: [rehypeFinished]});
  expect(early.html).toContain('<dl class="params" aria-label="Parameters" data-l="x">');
  expect(early.html).toContain('<a href="./other.mdx" data-by="component">other</a>');
  expect(meaning(early.html)).toBe(meaning(late.html));
  expect(early.checked).toEqual(late.checked);
  expect(early.checked?.links.split('\n').sort()).toEqual(['#name.x', '/api/y#z']);
});

test('what components stand for is not plain', () => {
  for (const name of ['h1', 'h6', 'admonition', 'mdxAdmonitionTitle']) {
    expect(isPlainElement(name, {})).toBe(false);
  }
  expect(isPlainElement('section', {})).toBe(true);
  expect(isPlainElement('a', {href: '/x', target: '_blank'})).toBe(false);
});
