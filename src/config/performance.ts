/**
 * Whether pages are sent as finished HTML without their code (src/framework/static-pages). React then
 * starts once the page is idle, or on the reader's first input (src/browser/start). With
 * STATIC_PAGES=off in the environment every page is shipped as code, and React hydrates it as a whole.
 */
export const staticPagesAreOn = process.env.STATIC_PAGES !== 'off';

/**
 * Whether this is the build of the offline copy (`npm run build:offline`), whose application finds the
 * files of pages and scripts from where it is.
 */
export const isOfflineCopy = process.env.OFFLINE_COPY === 'yes';

/**
 * Whether the build publishes the offline copy that was made last, if there is one. Tests build without
 * it (OFFLINE_COPY=no): what was made before is not what they test.
 */
export const publishesOfflineCopy = process.env.OFFLINE_COPY === undefined;

/**
 * Whether the build writes the plain parts of a page as finished HTML (src/markdown/finished). Pages then
 * also link the stylesheets that only some need (src/css/sheets). Elsewhere those are in the stylesheet of
 * every page: so `npm start` shows an edit at once, and React need not wait for one.
 */
export const writesMarkup = staticPagesAreOn && process.env.NODE_ENV === 'production';

/**
 * Pages are not minified: the framework's minifier took half of the rendering time to save 2% of the
 * bytes sent. The parts that would gain most are minified already: the inline script
 * (src/plugins/inline-script) and the output of `src/markdown/finished`. The framework reads the
 * variable in its worker threads; where it renders in a single thread, as on one CPU, it has read it
 * before, so scripts/building/renderSite.ts sets it as well.
 */
process.env.SKIP_HTML_MINIFICATION ??= 'true';

/**
 * The framework's faster tools, all but `mdxCrossCompilerCache`: pages that are not in the browser's
 * bundle are compiled only for the server, which would wait forever for the browser's compilation.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: !staticPagesAreOn,
  rspackBundler: true,
  // The cache key does not include these settings: each build would reuse the other's modules.
  rspackPersistentCache: staticPagesAreOn && !isOfflineCopy,
  ssgWorkerThreads: true,
};
