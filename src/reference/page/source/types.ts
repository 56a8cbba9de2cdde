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

/** A describing list among the blocks of a section. */
export interface DescriptionList {
  type: 'descriptions';
  items: Description[];
  list: List;
  /** Lines of items that are not of the form `` `name`: words ``. */
  oddLines: number[];
}

export type Block = RootContent | DescriptionList;

/** A heading with what follows it, up to the next heading of its level. */
export interface Section {
  /** Text of the heading without its explicit id; empty for the page's intro. */
  title: string;
  /** Explicit id, `{#id}`: the section is prose, not a symbol. */
  id?: string;
  heading?: Heading;
  line: number;
  blocks: Block[];
  /** Level-3 sections below a level-2 one. */
  sections: Section[];
}

/** A hand-written page, split at its headings, before it is matched with the model. */
export interface PageSource {
  /** Front matter and imports, which stay at the top. */
  head: RootContent[];
  intro: Section;
  sections: Section[];
}
