/**
 * The state of the first page load. `late` is set when the page's code took longer than the loader's
 * delay before React could start, so that the loader does not wait a second time.
 */
export const arrival = {late: false};

/** The delay before a loader is shown, in milliseconds. */
export const LOADER_DELAY_MS = 200;
