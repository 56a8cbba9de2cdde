/**
 * How the first page came to be. `late` is set when its code took longer than the loader's delay
 * before React could start, so that the loader need not wait a second time.
 */
export const arrival = {late: false};

/** The delay before a loader is shown, in milliseconds. */
export const LOADER_DELAY_MS = 200;
