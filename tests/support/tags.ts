/* When a test runs; tests/README.md says more. */

/** Runs in `npm run test:all` only. */
export const NIGHTLY = {tag: '@nightly'} as const;

/** Runs in every browser that Playwright has installed. */
export const SMOKE = {tag: '@smoke'} as const;

/** Needs the whole of Chromium: its headless shell lacks what the test is about. */
export const WHOLE_BROWSER = {tag: '@whole-browser'} as const;

/** Does not hold on the build with pages as code, which nobody publishes. */
export const PUBLISHED = {tag: '@published'} as const;

/** Returns the tag of a test that runs at night only, or none for one that runs every day. */
export const whenNightly = (isNightly: boolean) => (isNightly ? NIGHTLY : {});
