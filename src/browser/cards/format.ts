/*
 * The files of cards: one for each module of the reference, below `cards/` of the site, with the path of
 * the module's page and `.json`. The build writes them (`src/reference/cards`), `load.ts` reads them.
 */

/** What a card says of a symbol or module. */
export type Card = readonly [
  /** `class`, `method of Pod`. */
  kind: string,
  /** Classes of the kind, which give it its colour. */
  hue: string,
  /** One to a few lines of Python. */
  signature: string,
  /** The first sentence of its description; empty where it has none. */
  sentence: string,
];

/** The cards of a page by anchor; that of the module itself has the anchor `''`. */
export type Cards = Readonly<Record<string, Card>>;

/** Folder of the files, below the site's base. */
export const CARDS_FOLDER = 'cards';

/** Tells whether a value from a file is a card: a host may answer with something else. */
export function isCard(value: unknown): value is Card {
  return (
    Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'string')
  );
}
