/*
 * The sidebar's markup, as text: in the build for the whole tree, in the browser for a branch that is
 * opened. Part of the inline script, so it needs nothing and stays small.
 */

/** The branch is open from the start. */
export const OPEN = 1;
/** The address belongs to a page that has its own place further down in the tree. */
export const HOME = 2;
/** The address is none, but HTML that is all there is of the item. */
export const RAW = 4;

/**
 * An item as it stands in the page's data, told against the item that holds it.
 *
 * `csv_source` is a link of the parent's kind to the address `csv_source` below the parent's. With
 * more to say it is a list: the address from the site's root, or below the parent's after a dot,
 * `''` for none, null for the label; the items of a branch; the class of the list item; OPEN, HOME and
 * RAW.
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

/** What items are told against. */
export interface Parent {
  readonly href: string;
  readonly kind: string;
}

export interface Page {
  /** The address of the page that is shown. */
  readonly path: string;
  /** The name of the control of a branch, with `{label}` for the branch's. */
  readonly words: string;
}

/** What marks the link to the page that is shown. */
export const CURRENT = ' aria-current="page"';

/** A path without what makes no other page: a slash at its end, and the case. */
export const plainPath = (path: string): string => path.replace(/\/$/, '').toLowerCase();

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A name as HTML; it may break after its underscores. */
export const nameHtml = (name: string): string => escaped(name).replace(/_(?=.)/g, '_<wbr>');

/**
 * The items as HTML. A branch is open where the page is inside it; the items of a closed one are
 * there as data only.
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
          : `<a${href && ` href="${escaped(href)}"`}${mark}>${nameHtml(label)}</a>`;
      if (!below) {
        return `<li${kind && ` class="${kind}"`}>${link}</li>`;
      }
      const branch = render(below, {href, kind}, page);
      const isOpen = flags & OPEN || (link + branch).includes(CURRENT);
      return `<li class="cat ${kind}">${link}<details data-disclosure=""${
        isOpen ? ' open=""' : ''
      }><summary><span class="vh">${escaped(page.words.replace('{label}', () => label))}</span></summary>${
        isOpen
          ? `<ul>${branch}</ul>`
          : `<script type="application/json">${JSON.stringify(below).replace(/</g, '\\u003c')}</script>`
      }</details></li>`;
    })
    .join('');
}
