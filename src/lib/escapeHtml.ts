/**
 * A text as HTML, for the content of elements and for quoted attributes. Character references are
 * numeric: a table of names would be larger, and the inline script of every page uses this too.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The text that `escapeHtml` was given; other character references stay as they are. */
export function unescapeHtml(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
