/** Settings of this module; `src/plugins/lazy-scripts` writes them into it. */
export interface RestConfig {
  /** Path below which the pages of the reference are, relative to the site's base. */
  readonly reference: string;
  /** File name of the script that shows cards (`src/browser/cards`), next to this one. */
  readonly cards: string;
}

declare global {
  /** Replaced by its value when the script is bundled. */
  const REST_CONFIG: RestConfig;
}

/** The site's base: this module is in `assets/lazy/`. */
export const base = new URL('../../', import.meta.url);
