/// <reference types="@docusaurus/module-type-aliases" />

declare module '@generated/site-page-list/default/pages.json' {
  const pages: readonly import('./plugins/page-list/types').ListedPage[];
  export default pages;
}

interface ImportMeta {
  /** Hot replacement of modules; only while the development server runs. */
  readonly webpackHot?: {accept(): void};
}
