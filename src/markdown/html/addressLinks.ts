import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

import {textOf} from './text';

/** What an address may be written without. */
const LEFT_OUT = /^https?:\/\/(?:www\.)?|\/$/g;

/**
 * Marks links whose text is their address, such as `hub.bitfount.com`, with `data-address`: print repeats
 * the address after the others only.
 */
export function rehypeAddressLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      const {href} = element.properties;
      if (element.tagName !== 'a' || typeof href !== 'string') {
        return;
      }
      if (textOf(element).replace(LEFT_OUT, '') === href.replace(LEFT_OUT, '')) {
        element.properties.dataAddress = '';
      }
    });
  };
}
