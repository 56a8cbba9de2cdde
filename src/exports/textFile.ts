/** A text file of the published site. */
export interface TextFile {
  /** Below the root of the site: `guides/SDK.md`. */
  readonly path: string;
  readonly text: string;
}
