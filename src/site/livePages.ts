/*
 * Components and pages that need React in the browser. All others are finished HTML, without code in
 * the bundle.
 */

/** Components of the MDX map (`src/theme/MDXComponents`) that need to run in the browser. */
export const liveComponents: readonly string[] = [];

/** Paths of pages that are code, below the base URL. */
export const livePages: readonly string[] = ['search'];
