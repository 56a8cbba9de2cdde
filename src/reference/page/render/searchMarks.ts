/**
 * Marks elements that repeat text from elsewhere, such as signatures: the search ignores their text.
 * It still indexes elements inside them that have `data-kind`.
 */
export const unsearched = {dataNosearch: ''} as const;
