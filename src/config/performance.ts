/**
 * Whether pages are sent as finished HTML without their code (src/framework/static-pages).
 * With STATIC_PAGES=off in the environment every page is shipped as code and adopted by React as a whole.
 */
export const staticPagesAreOn = process.env.STATIC_PAGES !== 'off';

/** Whether what is plain HTML in a page is written out by the build (src/markdown/finished). */
export const writesMarkup = staticPagesAreOn && process.env.NODE_ENV === 'production';

/**
 * Whether the application starts once the page is idle, or at the reader's first act
 * (src/browser/start).
 */
export const startsQuietly = staticPagesAreOn;

/**
 * Pages are written as React makes them: the framework's minifier took half of the time of rendering,
 * for two hundredths of the bytes that are sent. What would gain by it comes short already: the inline
 * script (src/plugins/inline-script), the sheets and what `src/markdown/finished` writes. The framework
 * reads the variable in the threads that render; a site that is rendered in one alone is minified.
 */
process.env.SKIP_HTML_MINIFICATION ??= 'true';

/**
 * The framework's faster tools, all of them but one: pages that are not in the browser's bundle are
 * compiled for the server alone, which would wait for their compilation for the browser for ever.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: !staticPagesAreOn,
  rspackBundler: true,
  // It does not know the switch: with it, either build would take up the other's modules.
  rspackPersistentCache: staticPagesAreOn,
  ssgWorkerThreads: true,
};
