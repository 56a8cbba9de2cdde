/** Matches a fenced block of code, or a link with its label and address. */
const FENCE_OR_LINK = /^(`{3,})[^]*?^\1$|\[((?:`[^`]*`|[^\][`])*)\]\((https?:[^)\s]+)\)/gm;

/**
 * Leaves of links to the same address only the first: a skill is read from top to bottom, and its length is
 * limited.
 *
 * @param markdown with absolute addresses
 */
export function linksOnce(markdown: string): string {
  const seen = new Set<string>();
  return markdown.replaceAll(
    FENCE_OR_LINK,
    (whole: string, fence?: string, label?: string, address = '') => {
      if (fence !== undefined) {
        return whole;
      }
      const isRepeated = seen.has(address);
      seen.add(address);
      return isRepeated ? (label ?? '') : whole;
    },
  );
}
