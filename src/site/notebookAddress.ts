/** Where notebooks lie on the site. */
export const NOTEBOOKS = 'notebooks';

/** Tutorials that only introduce or list others. */
const WITHOUT_NOTEBOOK = /(^|\/)(index|introduction)$/;

/**
 * Address of the notebook of a tutorial, from the site's root.
 *
 * @param docId id of the page within its section, such as `connecting-data/running-a-pod`
 * @returns undefined for pages that are no notebook
 */
export function notebookAddress(docId: string): string | undefined {
  return WITHOUT_NOTEBOOK.test(docId)
    ? undefined
    : `/${NOTEBOOKS}/${docId.replaceAll('/', '-')}.ipynb`;
}
