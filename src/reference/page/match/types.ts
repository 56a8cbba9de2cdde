import type {ApiMember, ApiModule} from '../../model/types';
import type {Description, PageSource, Section} from '../source/types';

/** `raises` items carry the exception's dotted path where the SDK or the model knows it. */
export interface RaisesDescription extends Description {
  exception: string;
  path?: string;
}

/** The words of one symbol, by the names of the model. */
export interface Words {
  parameters: Map<string, Description>;
  attributes: Map<string, Description>;
  returns?: Description;
  yields?: Description;
  raises: RaisesDescription[];
}

/** A symbol of the model with its section on the page. */
export interface SymbolPage {
  symbol: ApiMember;
  section: Section;
  words: Words;
  /** Sections of members, in the writer's order. */
  members: SymbolPage[];
  /** Level-3 sections of prose. */
  prose: Section[];
}

/** A page matched with its module. */
export interface ApiPage {
  module: ApiModule;
  source: PageSource;
  /** The writer's mark on a module that the SDK calls itself and readers rarely import. */
  isInternal: boolean;
  /** Sections in the writer's order: a symbol's, or prose. */
  sections: (SymbolPage | Section)[];
  /** Variables described by an item of a prose section or of the intro. */
  variables: Map<string, Description>;
}

export function isSymbolPage(section: SymbolPage | Section): section is SymbolPage {
  return 'symbol' in section;
}

/** The symbol's section on the page. */
export function symbolPage(page: ApiPage, name: string): SymbolPage | undefined {
  return page.sections.filter(isSymbolPage).find(({symbol}) => symbol.name === name);
}
