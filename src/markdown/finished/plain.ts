import {product} from '../../site/product';

/** Elements that MDX replaces by components (`src/theme/MDXComponents`), except links. */
const OF_COMPONENTS = /^(?:h[1-6]|admonition|mdxAdmonitionTitle)$/;

/** An anchor on this page, or a root-relative URL that the framework leaves unchanged. */
const AS_WRITTEN = /^(?:\/(?!\/)(?:[\w\-.~/]*[\w\-.~])?(?:\?[^\s#]*)?)?(?:#\S+)?$/;

const OTHER_SITE = /^(?:https?:|mailto:)/;

/** Tells whether an address leaves the site; the framework opens such links in a new tab. */
export function leavesSite(address: string): boolean {
  return OTHER_SITE.test(address);
}

/** Tells whether the framework's link component would render a plain `<a>` with this very address. */
export function isPlainAddress(address: unknown): boolean {
  return (
    typeof address === 'string' &&
    address !== '' &&
    (leavesSite(address) || (product.basePath === '/' && AS_WRITTEN.test(address)))
  );
}

/** Tells whether React would render an element as it stands, whatever its content is. */
export function isPlainElement(tagName: string, properties: Record<string, unknown>): boolean {
  return tagName === 'a'
    ? isPlainAddress(properties.href) && properties.target === undefined
    : !OF_COMPONENTS.test(tagName);
}
