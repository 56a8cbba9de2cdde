import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

import {escapeHtml} from '../../lib/escapeHtml';
import {externalLinkShape} from './externalLinkShape';
import {HOME, type Item, nameHtml, OPEN, type Parent, RAW} from './render';

/** The framework's rules for items: visibility, external links, URLs. */
export interface Rules {
  readonly isShown: (item: PropSidebarItem) => boolean;
  readonly isExternal: (href: string) => boolean;
  /** Returns the URL as it is written in the page. */
  readonly address: (href: string, addBaseUrl?: boolean) => string;
  /** Text for screen readers after a link to another site. */
  readonly newTab: string;
}

/** Returns the main page that a section's entry links to, if that page is elsewhere in the tree. */
function homeOf({href, customProps}: PropSidebarItem & {type: 'category'}): string | undefined {
  return href === undefined && typeof customProps?.home === 'string' ? customProps.home : undefined;
}

function externalHtml(label: string, href: string, newTab: string): string {
  return (
    `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${nameHtml(label)}` +
    '<svg class="external" width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" aria-hidden="true">' +
    `<path d="${externalLinkShape}"></path></svg><span class="vh"> ${escapeHtml(newTab)}</span></a>`
  );
}

/** Shortens a URL to the form that `render` reads: null if it equals the label below the parent's. */
function shortened(href: string, label: string, parent: Parent): string | null {
  const start = `${parent.href}/`;
  if (href === start + label) {
    return null;
  }
  return parent.href && href.startsWith(start) ? `./${href.slice(start.length)}` : href;
}

/**
 * Converts the framework's sidebar to the compact form that the page contains.
 *
 * @param parent the item that the paths and classes are relative to
 */
export function pack(items: readonly PropSidebarItem[], parent: Parent, rules: Rules): Item[] {
  return items.filter(rules.isShown).map((item): Item => {
    if (item.type === 'html') {
      // `render` would replace a dot at the start by the parent's URL.
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
