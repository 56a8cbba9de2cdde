import {createRequire} from 'node:module';

import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {buildSync} from 'esbuild';
import {parseDocument} from 'htmlparser2';
import {createElement, type FunctionComponent, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {externalLinkShape} from '../../../src/browser/sidebar/externalLinkShape';
import {pack, type Rules} from '../../../src/browser/sidebar/pack';
import {type Item, type Parent, render} from '../../../src/browser/sidebar/render';
import {childrenOf, type Document, type Element, tags, textOf} from '../../support/html';

const root: Parent = {href: '', kind: ''};
const words = 'Pages under {label}';
const rules: Rules = {
  isShown: (item) => item.type !== 'link' || !item.unlisted,
  isExternal: (href) => /^\w+:/.test(href),
  address: (href) => (href === '/' ? href : href.replace(/\/$/, '')),
  newTab: '(opens in a new tab)',
};

type Category = PropSidebarItem & {type: 'category'};
const leaf = (label: string, href: string, className?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href,
  className,
});
const category = (label: string, more: Partial<Category>): Category => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items: [],
  ...more,
});

/** One of every kind of item, and of every way in which an item may differ from its parent. */
const tree: PropSidebarItem[] = [
  leaf('Guides', '/guides/start'),
  category('Reference', {
    href: '/api/',
    collapsed: false,
    items: [
      leaf('kit', '/api/kit/', 'mod'),
      category('data', {
        href: '/api/kit/data/',
        className: 'mod',
        items: [
          leaf('csv_source', '/api/kit/data/csv_source', 'mod'),
          leaf('CSV & <more>', '/api/kit/data/csv', 'mod'),
          leaf('elsewhere', '/guides/other', 'mod'),
          leaf('plain', '/api/kit/data/plain'),
          {type: 'link', label: 'hidden', href: '/api/kit/data/hidden', unlisted: true},
          category('__init__', {
            href: '/api/kit/data/__init__',
            className: 'mod',
            items: [leaf('deep', '/api/kit/data/__init__/deep', 'mod')],
          }),
          category('no page', {items: [leaf('below', '/below/it')]}),
          category('always open', {
            href: '/api/kit/data/open',
            collapsible: false,
            items: [leaf('in it', '/api/kit/data/open/in-it')],
          }),
          {type: 'html', value: '<hr>', className: 'custom', defaultStyle: false},
          leaf('Other_site', 'https://example.org/?a=1&b=2'),
        ],
      }),
    ],
  }),
  category('Home', {
    customProps: {home: '/guides/start'},
    items: [leaf('Start', '/guides/start')],
  }),
];

interface Entry {
  readonly depth: number;
  readonly label: string;
  readonly href: string | undefined;
  readonly kind: string;
}

function expected(items: readonly PropSidebarItem[], depth = 0): Entry[] {
  return items.filter(rules.isShown).flatMap((item) => {
    const kind = item.className ?? '';
    if (item.type === 'html') {
      return [{depth, label: '', href: undefined, kind}];
    }
    const given = item.href ?? (item.customProps?.home as string | undefined);
    const href = given === undefined ? undefined : rules.address(given);
    return item.type === 'link'
      ? [{depth, label: item.label, href, kind}]
      : [
          {depth, label: item.label, href, kind: `cat ${kind}`.trim()},
          ...expected(item.items, depth + 1),
        ];
  });
}

/** What the items of a list are, those of closed branches after they were opened as in a browser. */
function entries(list: Document | Element, path: string, depth = 0): Entry[] {
  return childrenOf(list as Element).flatMap((item) => {
    const [link, details] = childrenOf(item).filter(({name}) => /^(a|details)$/.test(name));
    const kind = (item.attribs.class ?? '').trim();
    const label = link ? textOf(link).replace(/ ?\(opens.*/, '') : '';
    const href = link?.attribs.href;
    const own = {depth, label, href, kind};
    const data = details && tags(details, 'script').find(({parent}) => parent === details);
    const below = data
      ? parseDocument(
          render(
            JSON.parse(textOf(data)) as Item[],
            {href: href ?? '', kind: kind.slice('cat '.length)},
            {path, words},
          ),
        )
      : details && childrenOf(details).find(({name}) => name === 'ul');
    return below ? [own, ...entries(below, path, depth + 1)] : [own];
  });
}

const htmlOf = (items: readonly PropSidebarItem[], path: string) =>
  render(pack(items, root, rules), root, {path, words});

for (const path of ['/', '/api/kit/data/csv_source', '/api/kit/data/__init__/deep']) {
  test(`every item comes back as it was, open or closed (${path})`, () => {
    expect(entries(parseDocument(htmlOf(tree, path)), path)).toEqual(expected(tree));
  });
}

test('a branch is open where the page is inside it, or where it is to be open', () => {
  const open = (path: string) =>
    tags(parseDocument(htmlOf(tree, path)), 'details')
      .filter(({attribs}) => 'open' in attribs)
      .map((details) => textOf(tags(details, 'summary')[0] as Element));
  expect(open('/')).toEqual(['Pages under Reference']);
  expect(open('/api/kit/data/__init__/deep')).toEqual([
    'Pages under Reference',
    'Pages under data',
    'Pages under __init__',
    'Pages under always open',
  ]);
  expect(open('/API/kit/data/'), 'its own page, whatever the case and the slash').toContain(
    'Pages under data',
  );
});

test('the page is marked where it stands, not at the section’s own entry', () => {
  const marked = (path: string) =>
    tags(parseDocument(htmlOf(tree, path)), 'a')
      .filter(({attribs}) => attribs['aria-current'] === 'page')
      .map(textOf);
  expect(marked('/api/kit/data')).toEqual(['data']);
  expect(marked('/guides/start')).toEqual(['Guides', 'Start']);
  expect(marked('/nowhere')).toEqual([]);
});

test('names break after underscores; what is markup in a name stays text', () => {
  const html = htmlOf(tree, '/api/kit/data/csv_source');
  expect(html).toContain('>csv_<wbr>source</a>');
  expect(html).toContain('>__<wbr>init__</a>');
  expect(html).toContain('CSV &#38; &#60;more&#62;');
  const closed = htmlOf([category('</script>', {items: [leaf('</script>', '/x')]})], '/');
  expect(closed.match(/<\/script>/g)).toHaveLength(1);
});

test('a module of the reference costs no more than its name', () => {
  const names = ['csv_source', 'sql_source'];
  const items = names.map((name) => leaf(name, `/api/kit/${name}`, 'mod'));
  expect(pack(items, {href: '/api/kit', kind: 'mod'}, rules)).toEqual(names);
});

test('the icon of a link to another site is the one of all other places', () => {
  const {outputFiles} = buildSync({
    entryPoints: ['src/components/LineIcon.tsx'],
    bundle: true,
    format: 'cjs',
    jsx: 'automatic',
    external: ['react/jsx-runtime'],
    write: false,
  });
  type LineIcon = FunctionComponent<{className: string; size: number; children: ReactNode}>;
  const module = {exports: {} as {default: LineIcon}};
  const run = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '');
  run(module, module.exports, createRequire(__filename));
  const icon = renderToStaticMarkup(
    createElement(
      module.exports.default,
      {className: 'external', size: 16, children: undefined},
      createElement('path', {d: externalLinkShape}),
    ),
  );
  const [html] = pack([leaf('Other_site', 'https://example.org/?a=1&b=2')], root, rules);
  expect(html?.[1]).toBe(
    '<a href="https://example.org/?a=1&#38;b=2" target="_blank" rel="noopener noreferrer">' +
      `Other_<wbr>site${icon}<span class="vh"> (opens in a new tab)</span></a>`,
  );
});
