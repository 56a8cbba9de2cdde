/** How long a reader rests on a link before something is loaded for it, in milliseconds. */
export const REST_MS = 300;
