/** Code, a link, or words: without nested repetition, so that no text makes it slow. */
const PART = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|[^`[]+|[`[]/g;

/**
 * Makes nodes of Markdown of one paragraph: words, code and links.
 *
 * @param base address of the site's base, for links that begin with a slash
 */
export function inlineText(markdown: string, base: URL): Node[] {
  return [...markdown.matchAll(PART)].map(([text, code, words, address]) => {
    if (code !== undefined) {
      return elementOf('code', code);
    }
    if (words !== undefined && address !== undefined) {
      const link = document.createElement('a');
      link.href = hrefOf(address, base);
      link.append(...inlineText(words, base));
      return link;
    }
    return document.createTextNode(text);
  });
}

/** Returns the address of a page of the site, as a browser follows it. */
export function hrefOf(address: string, base: URL): string {
  return address.startsWith('/') ? new URL(address.slice(1), base).href : address;
}

/** Makes an element with a text. */
export function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
