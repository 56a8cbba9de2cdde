/**
 * Returns the first element of a tool that a selector finds.
 *
 * @throws Error when the page has none, as its component and its code do not fit
 */
export function partIn<E extends HTMLElement>(tool: HTMLElement, selector: string): E {
  const found = tool.querySelector<E>(selector);
  if (!found) {
    throw new Error(`The tool "${tool.dataset.tool ?? ''}" has no ${selector}.`);
  }
  return found;
}
