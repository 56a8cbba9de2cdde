/**
 * Data of a syntax tree's node whose words the search leaves out: rows that are read in their table, not
 * looked up one by one. Their page is found by its headings and prose.
 */
export const outsideSearch = {hProperties: {dataNosearch: ''}};
