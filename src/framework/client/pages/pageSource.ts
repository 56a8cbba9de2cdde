/**
 * The source from which the application gets its pages. Paths are without query and anchor.
 *
 * There are two: `codePages`, where every page is a module of the bundle, and `htmlPages`, where a page
 * is the HTML file at its address. `index.ts` chooses.
 */
export interface PageSource {
  /** Tells whether a page has, or as far as the application knows may have, exactly this address. */
  isPage(pathname: string): boolean;

  /** Returns the page's clean address for the address bar; null while no page is known there. */
  pageAddress(pathname: string): string | null;

  /** Returns the path that the application renders for a location. */
  renderedPath(pathname: string): string;

  /** Tells whether the host served the HTML of another page than the one at this address. */
  isServedOtherwise(pathname: string): boolean;

  /** Tells whether the host has answered that no page has this address. */
  isMissing(pathname: string): boolean;

  /**
   * Loads everything that a page needs to be rendered at once.
   *
   * @throws when it cannot be fetched
   */
  preload(pathname: string): Promise<unknown>;

  /** Preloads and prefetches link targets (`window.docusaurus`); not on 2g or with data saver. */
  readonly ahead: typeof window.docusaurus;
}
