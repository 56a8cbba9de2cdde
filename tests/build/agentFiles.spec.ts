import {readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {visit} from 'unist-util-visit';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';

import {product} from '../../src/site/product';
import {byAttribute, childrenOf, documentOf, type Element, idsOf, tags} from '../support/html';
import {buildFolder, fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';
import {DomUtils} from 'htmlparser2';
import {NIGHTLY} from '../support/tags';

/* Pages as Markdown and indexes for agents, read back from the build. */

const MAX = 50_000;
const addresses = pagesOfSitemap().filter((address) => address !== '/search');
const twinOf = (address: string) => `${address === '/' ? 'index' : address.slice(1)}.md`;
const files = new Set(
  readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).map((file) =>
    file.split(path.sep).join('/'),
  ),
);
const filesThat = (pattern: RegExp) => [...files].filter((file) => pattern.test(file)).sort();
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath);

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly release: string;
}

function frontMatter(text: string): FrontMatter {
  const [, front = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  return parse(front) as FrontMatter;
}

/** Says what is wrong with an address of this site: a file or an anchor that is not there. */
function brokenLink(url: string): string | undefined {
  const {origin, pathname, hash} = new URL(url);
  if (origin !== product.siteUrl) {
    return undefined;
  }
  if (pathname.includes('.')) {
    return files.has(pathname.slice(1)) ? undefined : url;
  }
  if (!files.has(fileOfAddress(pathname))) {
    return url;
  }
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || idsOf(documentOf(pathname)).has(id) ? undefined : url;
}

test('every page is there as Markdown, with its title, description, address and release', () => {
  expect(addresses.length).toBeGreaterThan(400);
  for (const address of addresses) {
    const text = readBuilt(twinOf(address));
    const front = frontMatter(text);
    const [heading] = tags(documentOf(address), 'h1');
    expect.soft(front.title, address).toBe(heading && DomUtils.textContent(heading).trim());
    expect.soft(front.url, address).toBe(product.siteUrl + address);
    expect.soft(front.release, address).toBe(product.sdk.version);
    expect.soft(front.description.length, `${address}: description`).toBeGreaterThan(20);
    expect.soft(text, address).toContain(`${product.siteUrl}/llms.txt`);
    expect.soft(text, address).toContain(`\n# ${front.title}\n`);
  }
});

test('a page leads to its Markdown and to the index for agents', () => {
  for (const address of addresses.filter((name) => name !== '/')) {
    const links = tags(documentOf(address), 'a', 'link').map(({attribs}) => attribs.href);
    expect.soft(links, address).toContain(`${address}.md`);
    expect.soft(links, address).toContain('/llms.txt');
  }
});

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const TEXTS = new Set(['p', 'td', 'th', 'h3', 'h4', 'figcaption', 'summary', 'dt', 'dd']);
/** Controls, drawings, code and formulas become something else; the words of a parameter are sorted anew. */
const OTHERS = /^(svg|button|form|input|template)$/;
const OTHER_CLASSES = /katex|\bcode\b|\btool/;

function isOther({name, attribs}: Element): boolean {
  return OTHERS.test(name) || OTHER_CLASSES.test(attribs.class ?? '');
}

function textsOf(address: string): string[] {
  const prose = byAttribute(documentOf(address), 'data-prose', '');
  const read = (element: Element): string[] => {
    if (isOther(element)) {
      return [];
    }
    if (element.attribs.class === 'params') {
      return tags(element, 'p').flatMap(read);
    }
    const isSorted = /^d[dt]$/.test(element.name) && (element.parent as Element).name === 'div';
    return TEXTS.has(element.name) && !isSorted && !DomUtils.existsOne(isOther, element.children)
      ? [DomUtils.textContent(element)]
      : childrenOf(element).flatMap(read);
  };
  return prose ? read(prose) : [];
}

test('no text of a page is missing from its Markdown', () => {
  const allParts = filesThat(/\/part\.[^/]*\.md$/);
  let count = 0;
  for (const address of addresses.filter((name) => name !== '/')) {
    const parts = allParts.filter((file) => file.startsWith(`${address.slice(1)}/part.`));
    const whole = [twinOf(address), ...parts].map(readBuilt).join('\n');
    const letters = lettersOf(whole.replace(/\]\([^)]*\)/g, ']'));
    const texts = textsOf(address).map(lettersOf);
    count += texts.length;
    const lost = texts.filter((text) => !letters.includes(text.slice(0, 40)));
    expect.soft(lost, address).toEqual([]);
  }
  expect(count).toBeGreaterThan(20_000);
});

test('no Markdown file and no index for agents is longer than agents read', () => {
  const texts = filesThat(/\.md$|(^|\/)llms\.txt$/);
  const long = texts.filter((file) => readBuilt(file).length > MAX);
  expect(long).toEqual([]);
});

/** How text must not go on after a link or code; an `s` makes a plural of it. */
const RUN_TOGETHER: Readonly<Record<string, RegExp>> = {
  link: /^(?!s\b)[A-Za-z]/,
  inlineCode: /^[A-Z]/,
};

for (const [which, step, tag] of [
  ['one file of five', 5, {}],
  ['all files', 1, NIGHTLY],
] as const) {
  test(
    `Markdown is plain, in ${which}: no HTML, no place-holders of components, no words run together, and all links absolute and right`,
    tag,
    () => {
      test.setTimeout(180_000);
      const faults: string[] = [];
      for (const file of filesThat(/\.md$/).filter((_, at) => at % step === 0)) {
        visit(parser.parse(readBuilt(file)), (node, index = 0, parent) => {
          const next = parent?.children[index + 1];
          if (next?.type === 'text' && RUN_TOGETHER[node.type]?.test(next.value)) {
            faults.push(`${file}: words run together before "${next.value.slice(0, 40)}"`);
          }
          if (node.type === 'html') {
            faults.push(`${file}: ${node.value.slice(0, 80)}`);
          }
          if (node.type === 'link' && !/^(https?|mailto):/.test(node.url)) {
            faults.push(`${file}: ${node.url}`);
          }
          if (node.type === 'link' && node.url.startsWith('http')) {
            const broken = brokenLink(node.url);
            if (broken) {
              faults.push(`${file}: ${broken}`);
            }
          }
        });
      }
      expect(faults).toEqual([]);
    },
  );
}

test('facts, tables and code of a page are in its Markdown', () => {
  const module = readBuilt('api/bitfount/data/datasources/csv_source.md');
  expect(module).toContain('- **Import**: `from bitfount import CSVSource`');
  expect(module).toContain('```python\nclass CSVSource(\n    path: ');
  expect(module).toMatch(/^- `read_csv_kwargs` \(`Optional\[dict\[str, Any\]\]`, `= None`\): /m);
  const guide = readBuilt(
    'guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods.md',
  );
  expect(guide).toContain('| Name in YAML | What it is | Keys of datasource_args |');
  expect(guide).toContain('```yaml title="pod.yaml"\nname: ');
  expect(guide).toContain('```python title="run_pod.py"\n');
});

test('from the first index, agents reach every Markdown file of a page', () => {
  const linksIn = (file: string) =>
    [...readBuilt(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
  const inSite = (url: string) => url.startsWith(`${product.siteUrl}/`);
  const root = linksIn('llms.txt').filter(inSite);
  const sections = root
    .filter((url) => url.endsWith('/llms.txt'))
    .map((url) => new URL(url).pathname.slice(1));
  expect(sections.length).toBeGreaterThan(3);
  const reached = [...root, ...sections.flatMap(linksIn)];
  expect(reached.map(brokenLink).filter(Boolean)).toEqual([]);
  const pages = addresses.filter((address) => address !== '/');
  const urls = new Set(reached);
  expect(pages.filter((page) => !urls.has(`${product.siteUrl}/${twinOf(page)}`))).toEqual([]);
});

test('the full text has the title of every page', () => {
  const text = readBuilt('llms-full.txt');
  for (const address of addresses) {
    expect.soft(text, address).toContain(`url: "${product.siteUrl}${address}"`);
  }
});
