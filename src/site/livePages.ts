/*
 * What needs React in the browser. Everything else is finished HTML, whose code is not even bundled.
 */

/** Components of the MDX map (`src/theme/MDXComponents`) that do something in the browser. */
export const liveComponents: readonly string[] = [];

/** Addresses of pages made of code, below the base URL. */
export const livePages: readonly string[] = ['search'];
