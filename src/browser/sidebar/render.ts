/*
 * Renders the sidebar's markup as text: the whole tree in the build, an opened branch in the browser.
 * Part of the inline script, so it has few dependencies and must stay small.
 */

import {escapeHtml} from '../../lib/escapeHtml';
import {splitAtUnderscores} from '../../lib/nameParts';

/** The branch is open from the start. */
export const OPEN = 1;
/** The link leads to a page that has its own entry further down in the tree. */
export const HOME = 2;
/** The address field holds HTML, which is the item's whole content. */
export const RAW = 4;

/**
 * An item in the page's data, relative to its parent.
 *
 * The string `csv_source` is a link with the parent's class to `csv_source` below the parent's URL. All
 * other items are tuples: label; path from the site's root, or below the parent's if it starts with a
 * dot, `''` for none, null if it equals the label; children; class of the list item; the flags OPEN,
 * HOME and RAW.
 */
export type Item =
  | string
  | readonly [
      label: string,
      address?: string | null,
      items?: readonly Item[] | null,
      kind?: string,
      flags?: number,
    ];

/** The URL and class of a parent item, to which its children are relative. */
export interface Parent {
  readonly href: string;
  readonly kind: string;
}

export interface Page {
  /** The path of the current page. */
  readonly path: string;
  /** The accessible name of a branch's toggle, with `{label}` for the branch's label. */
  readonly words: string;
}

/** The attribute that marks the link to the current page. */
export const CURRENT = ' aria-current="page"';

/** Normalizes a path for comparison: without trailing slash, in lower case. */
export const plainPath = (path: string): string => path.replace(/\/$/, '').toLowerCase();

/** Escapes a name as HTML, with line breaks allowed after underscores. */
export const nameHtml = (name: string): string =>
  splitAtUnderscores(name).map(escapeHtml).join('<wbr>');

/**
 * Renders items as HTML. A branch that contains the page is open; the items of a closed branch are
 * included as JSON only.
 */
export function render(items: readonly Item[], parent: Parent, page: Page): string {
  return items
    .map((item) => {
      const [label, address, below, kind = parent.kind, flags = 0] =
        typeof item === 'string' ? [item] : item;
      const href = (address ?? `./${label}`).replace(/^\./, parent.href);
      const mark =
        flags & HOME
          ? ' data-home=""'
          : href && plainPath(href) === plainPath(page.path)
            ? CURRENT
            : '';
      const link =
        flags & RAW
          ? href
          : `<a${href && ` href="${escapeHtml(href)}"`}${mark}>${nameHtml(label)}</a>`;
      if (!below) {
        return `<li${kind && ` class="${kind}"`}>${link}</li>`;
      }
      const branch = render(below, {href, kind}, page);
      const isOpen = flags & OPEN || (link + branch).includes(CURRENT);
      return `<li class="cat ${kind}">${link}<details data-disclosure=""${
        isOpen ? ' open=""' : ''
      }><summary><span class="vh">${escapeHtml(page.words.replace('{label}', () => label))}</span></summary>${
        isOpen
          ? `<ul>${branch}</ul>`
          : `<script type="application/json">${JSON.stringify(below).replace(/</g, '\\u003c')}</script>`
      }</details></li>`;
    })
    .join('');
}
