/**
 * A Jupyter notebook whose cells have not been run, in format 4.5:
 * https://nbformat.readthedocs.io/en/latest/format_description.html
 */
export interface Notebook {
  nbformat: 4;
  nbformat_minor: 5;
  metadata: {
    title: string;
    kernelspec: {name: string; display_name: string; language: string};
    language_info: {name: string; version: string};
  };
  cells: NotebookCell[];
}

export type NotebookCell =
  | {id: string; cell_type: 'markdown'; metadata: object; source: string[]}
  | {
      id: string;
      cell_type: 'code';
      metadata: object;
      source: string[];
      outputs: [];
      execution_count: null;
    };

/** A cell before it gets its id. */
export interface Draft {
  kind: 'markdown' | 'code';
  text: string;
  /** Id of the section that it is in. */
  section: string;
}

/** A tutorial, and what its notebook needs to know about the site. */
export interface NotebookPage {
  /** Path of the MDX file, for messages. */
  file: string;
  source: string;
  /** Absolute URL of the page. */
  url: string;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  product: {package: string; version: string; python: string};
  /** Finds the title and text alternative of a drawing; undefined when there is none of that name. */
  drawing(name: string): {title: string; words: string} | undefined;
  /** Folder of the API model; the committed one unless a test says otherwise. */
  modelDir?: string;
}
