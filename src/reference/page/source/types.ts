import type {BlockContent, Heading, List, PhrasingContent, RootContent} from 'mdast';

/** One item of a describing list: `` - `name`: words ``. */
export interface Description {
  /** As written: `path`, `**kwargs`, `.seed`, `returns`, `raises TypeError`. */
  name: string;
  words: PhrasingContent[];
  /** Further paragraphs or lists of the item. */
  more: BlockContent[];
  line: number;
}

/** A describing list in its place among the prose. */
export interface DescriptionList {
  type: 'descriptions';
  items: Description[];
  list: List;
  /** Lines of items that are not of the form `` `name`: words ``. */
  oddLines: number[];
}

export type Block = RootContent | DescriptionList;

/** A heading with what stands below it, up to the next heading of its level. */
export interface Section {
  /** Text of the heading without its explicit id; empty for the page's intro. */
  title: string;
  /** Explicit id, `{#id}`: marks prose. */
  id?: string;
  heading?: Heading;
  line: number;
  blocks: Block[];
  /** Level-3 sections below a level-2 one. */
  sections: Section[];
}

/** A hand-written page, cut at its headings. Knows nothing of the API. */
export interface PageSource {
  /** Front matter and other nodes that stay where they are. */
  head: RootContent[];
  intro: Section;
  sections: Section[];
}
