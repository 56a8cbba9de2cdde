import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

import {externalLinkShape} from './externalLinkShape';
import {escaped, HOME, type Item, nameHtml, OPEN, type Parent, RAW} from './render';

/** What the framework knows of an item. */
export interface Rules {
  readonly isShown: (item: PropSidebarItem) => boolean;
  readonly isExternal: (href: string) => boolean;
  /** The address as it stands in the page. */
  readonly address: (href: string, addBaseUrl?: boolean) => string;
  /** Read out after a link to another site. */
  readonly newTab: string;
}

/** A section's own entry leads to its main page without being that page's place in the tree. */
function homeOf({href, customProps}: PropSidebarItem & {type: 'category'}): string | undefined {
  return href === undefined && typeof customProps?.home === 'string' ? customProps.home : undefined;
}

function externalHtml(label: string, href: string, newTab: string): string {
  return (
    `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${nameHtml(label)}` +
    '<svg class="external" width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" aria-hidden="true">' +
    `<path d="${externalLinkShape}"></path></svg><span class="vh"> ${escaped(newTab)}</span></a>`
  );
}

/** An address as `render` reads it, in as few characters as possible. */
function shortened(href: string, label: string, parent: Parent): string | null {
  const start = `${parent.href}/`;
  if (href === start + label) {
    return null;
  }
  return parent.href && href.startsWith(start) ? `./${href.slice(start.length)}` : href;
}

/**
 * The framework's sidebar in the form that the page carries.
 *
 * @param parent what the items are told against
 */
export function pack(items: readonly PropSidebarItem[], parent: Parent, rules: Rules): Item[] {
  return items.filter(rules.isShown).map((item): Item => {
    if (item.type === 'html') {
      // A dot at the start would be read as the parent's address.
      return ['', item.value.replace(/^\./, '&#46;'), null, item.className ?? '', RAW];
    }
    const {label, className: kind = ''} = item;
    if (item.type === 'link' && rules.isExternal(item.href)) {
      const href = rules.address(item.href, item.autoAddBaseUrl);
      return ['', externalHtml(label, href, rules.newTab), null, kind, RAW];
    }
    if (item.type === 'link') {
      const address = shortened(rules.address(item.href, item.autoAddBaseUrl), label, parent);
      if (kind !== parent.kind) {
        return [label, address, null, kind];
      }
      return address === null ? label : [label, address];
    }
    const home = homeOf(item);
    const given = item.href ?? home;
    const href = given === undefined ? '' : rules.address(given);
    const address = shortened(href, label, parent);
    const below = pack(item.items, {href, kind}, rules);
    const isOpen = !item.collapsed || !item.collapsible;
    const flags = (isOpen ? OPEN : 0) + (home === undefined ? 0 : HOME);
    if (flags) {
      return [label, address, below, kind, flags];
    }
    return kind === parent.kind ? [label, address, below] : [label, address, below, kind];
  });
}
