import {product} from '../../site/product';

/** Elements that components stand for in a page (`src/theme/MDXComponents`), but for links. */
const OF_COMPONENTS = /^(?:h[1-6]|admonition|mdxAdmonitionTitle)$/;

/** A place of this page, or an address below the root that has nothing to add or to take off. */
const AS_WRITTEN = /^(?:\/(?!\/)(?:[\w\-.~/]*[\w\-.~])?(?:\?[^\s#]*)?)?(?:#\S+)?$/;

const OTHER_SITE = /^(?:https?:|mailto:)/;

/** Whether an address leaves the site: the framework opens it in a tab of its own. */
export function leavesSite(address: string): boolean {
  return OTHER_SITE.test(address);
}

/** Whether a link with this address is in HTML what the framework would make of it. */
export function isPlainAddress(address: unknown): boolean {
  return (
    typeof address === 'string' &&
    address !== '' &&
    (leavesSite(address) || (product.basePath === '/' && AS_WRITTEN.test(address)))
  );
}

/** Whether an element is in HTML what it is in the page, whatever its content. */
export function isPlainElement(tagName: string, properties: Record<string, unknown>): boolean {
  return tagName === 'a'
    ? isPlainAddress(properties.href) && properties.target === undefined
    : !OF_COMPONENTS.test(tagName);
}
