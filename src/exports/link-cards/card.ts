import type {List} from './wrapText';

/** What the picture of a page says. */
export interface Card {
  /** The section: `Guides`. */
  readonly section: string;
  /** What comes before the last name of a dotted path: `bitfount.data.` */
  readonly before?: string;
  readonly title: string;
  readonly description: string;
  /** What a module is about: its main symbol, or names of its symbols. */
  readonly code?: {readonly kind: string; readonly list: List};
}

/** Returns the picture of a page in words, for people who cannot see it. */
export function altText({section, before = '', title}: Card): string {
  return section === '' ? title : `${section}: ${before}${title}`;
}
