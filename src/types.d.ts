/// <reference types="@docusaurus/module-type-aliases" />

declare module '@generated/site-page-list/default/pages.json' {
  import type {ListedPage} from '@site/src/search/listedPage';

  const pages: readonly ListedPage[];
  export default pages;
}

interface ImportMeta {
  /** Hot module replacement; defined only in the development server. */
  readonly webpackHot?: {accept(): void};
}

/** Paths of stylesheets below the site's base, by what needs them; see src/plugins/page-sheets. */
declare module '@generated/site-page-sheets/default/sheets.json' {
  const sheets: Readonly<Record<'landing' | 'search', readonly string[]>>;
  export default sheets;
}

/** The URL of the site's base, from where the bundler's code loads files. */
declare const __webpack_public_path__: string;

/** The landing page's examples as HTML; see src/plugins/landing-examples. */
declare module '@generated/landing-examples/default/examples.json' {
  const examples: {readonly __html: string};
  export default examples;
}

/** The part of the library that is used here; it has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly keepAllGlyphs?: boolean;
      readonly targetFormat: 'truetype' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
