import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';

import {product} from '../../site/product';
import {katexFiles, localFolder} from './katexFiles';
import {mathsFacesSheet} from './mathsFaces';

/** URL and checksum of KaTeX's stylesheet, for the release that renders the maths in the build. */
export interface Stylesheet {
  readonly href: string;
  readonly integrity: string;
  /** URL of the same file on the site itself, the fallback for networks that block the public one. */
  readonly local: string;
}

/**
 * Finds the stylesheet of the installed KaTeX on a public content-delivery network. The checksum is that
 * of the installed file, so that browsers refuse any other
 * (https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity).
 */
export function katexStylesheet(): Stylesheet {
  const {version, folder} = katexFiles();
  const css = readFileSync(path.join(folder, 'katex.min.css'));
  return {
    href: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
    local: `${product.basePath}${localFolder()}/katex.min.css`,
  };
}

function isMaths(node: Element): boolean {
  const names = node.properties.className;
  return Array.isArray(names) && names.includes('katex');
}

/** Makes `<Head><link …/></Head>`, which the framework moves into the page's head. */
function linkTo({href, integrity, local}: Stylesheet): RootContent {
  const attributes = {
    // The page only preconnects, so that a network that does not answer blocks nothing:
    // `src/browser/inline/maths.ts` loads the file when the page is visible, or else the local fallback.
    rel: 'preconnect',
    href,
    integrity,
    crossOrigin: 'anonymous',
    'data-maths': local,
  };
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
 * Moves style attributes, which the Content Security Policy forbids, to `data-style`, from where
 * `src/browser/inline/maths.ts` sets them. Nobody misses them before: formulas show as MathML.
 */
function moveStyles(formula: Element): void {
  visit(formula, 'element', ({properties}) => {
    if (properties.style !== undefined) {
      properties.dataStyle = properties.style as string;
      delete properties.style;
    }
  });
}

/** Makes a link to the small fonts, which the build moves into the page's head. */
const linkToFaces = (): RootContent => ({
  type: 'element',
  tagName: 'link',
  properties: {rel: ['stylesheet'], href: `${product.basePath}${mathsFacesSheet().path}`},
  children: [],
});

interface Options {
  /** Whether the build publishes the small fonts (`src/plugins/maths`). */
  readonly hasFaces?: boolean;
}

/**
 * Links KaTeX's stylesheet on pages with maths only: bundled, it would add some 80 KiB to every page.
 * Runs after rehype-katex.
 */
export function rehypeMaths({hasFaces = false}: Options = {}) {
  return (tree: Root): void => {
    let found = false;
    visit(tree, 'element', (node) => {
      if (isMaths(node)) {
        found = true;
        moveStyles(node);
      }
    });
    if (found) {
      tree.children.unshift(linkTo(katexStylesheet()));
      tree.children.push(...(hasFaces ? [linkToFaces()] : []));
    }
  };
}
