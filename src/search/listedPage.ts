/** A page as the not-found page and the search page list it. */
export interface ListedPage {
  /** Clean address from the site's root. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Label of the page's section. */
  readonly section: string;
}
