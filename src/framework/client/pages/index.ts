import type * as code from './codePages';
import type * as html from './htmlPages';
import type {PageSource} from './pageSource';

/*
 * The build writes the value of `HTML_PAGES` into the bundle (`src/framework/entry`). Bundlers leave out
 * a `require` in a dead branch; an `import` of the unused source would still be evaluated.
 */
/* eslint-disable @typescript-eslint/no-require-imports */

/**
 * The source of pages in this bundle. No other module may import either source: each imports the table
 * of routes, and through it components that import this module.
 */
export const pages: PageSource = process.env.HTML_PAGES
  ? (require('./htmlPages') as typeof html).htmlPages
  : (require('./codePages') as typeof code).codePages;
