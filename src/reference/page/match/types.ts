import type {ApiMember, ApiModule} from '../../model/types';
import type {Description, PageSource, Section} from '../source/types';

/** A `raises` item, with the exception's dotted path where it is known. */
interface RaisesDescription extends Description {
  exception: string;
  path?: string;
}

/** The descriptions of one symbol's parts, by their names in the model. */
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
  /** Set by the writer on a module that the SDK uses itself and readers rarely import. */
  isInternal: boolean;
  /** Not set by the writer where a program must not import the module, nor those below a package. */
  isForImport: boolean;
  /** Sections in the writer's order: a symbol's, or prose. */
  sections: (SymbolPage | Section)[];
  /** Variables described by an item of a prose section or of the intro. */
  variables: Map<string, Description>;
}

export function isSymbolPage(section: SymbolPage | Section): section is SymbolPage {
  return 'symbol' in section;
}

/** Finds the section of a symbol on the page. */
export function symbolPage(page: ApiPage, name: string): SymbolPage | undefined {
  return page.sections.filter(isSymbolPage).find(({symbol}) => symbol.name === name);
}
