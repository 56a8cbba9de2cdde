/** The web font's file below `static/`; a new version of the font needs a new name. */
export const fontFile = 'fonts/atkinson-next-400-700-2.woff2';
