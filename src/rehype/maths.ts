import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {Element, Root, RootContent} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

const fromHere = createRequire(__filename);

/** Address and checksum of KaTeX's stylesheet, for the release that draws the maths in the build. */
export interface Stylesheet {
  readonly href: string;
  readonly integrity: string;
}

/**
 * The stylesheet that belongs to the installed KaTeX, on a public content-delivery network.
 *
 * The checksum is that of the installed file, so a network that serves another one is refused.
 */
export function katexStylesheet(): Stylesheet {
  // The copy that rehype-katex itself uses.
  const fromRehype = createRequire(fromHere.resolve('rehype-katex'));
  const {version} = fromRehype('katex/package.json') as {version: string};
  const css = readFileSync(fromRehype.resolve('katex/dist/katex.min.css'));
  return {
    href: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
  };
}

function isMaths(node: Element): boolean {
  const names = node.properties.className;
  return Array.isArray(names) && names.includes('katex');
}

/** `<Head><link rel="stylesheet" …/></Head>`, which the framework puts into the page's head. */
function linkTo({href, integrity}: Stylesheet): RootContent {
  const attributes = {rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous'};
  return {
    type: 'mdxJsxFlowElement',
    name: 'Head',
    attributes: [],
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'link',
        attributes: Object.entries(attributes).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        })),
        children: [],
      },
    ],
  } as unknown as RootContent;
}

/**
 * Links KaTeX's stylesheet from pages that hold maths, and from no other: bundled, it would add
 * some 80 KiB to every page. Runs after rehype-katex.
 */
export default function rehypeMaths() {
  return (tree: Root): void => {
    let found = false;
    visit(tree, 'element', (node) => {
      found = isMaths(node);
      return found ? EXIT : undefined;
    });
    if (found) {
      tree.children.unshift(linkTo(katexStylesheet()));
    }
  };
}
