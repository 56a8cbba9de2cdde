/** The folder of notebooks on the site. */
const NOTEBOOKS = 'notebooks';

/** Matches tutorials that only introduce or list others. */
const WITHOUT_NOTEBOOK = /(^|\/)(index|introduction)$/;

/**
 * Returns the path of a tutorial's notebook, from the site's root.
 *
 * @param docId id of the page within its section, such as `connecting-data/running-a-pod`
 * @returns undefined for pages without a notebook
 */
export function notebookAddress(docId: string): string | undefined {
  return WITHOUT_NOTEBOOK.test(docId)
    ? undefined
    : `/${NOTEBOOKS}/${docId.replaceAll('/', '-')}.ipynb`;
}
