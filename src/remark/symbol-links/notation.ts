/** What the address of a link to a symbol begins with. */
export const SYMBOL_LINK = 'api:';
