/** What the modal's next press of Escape does. */
export type EscapeStep = 'hide' | 'clear' | 'close';

interface ModalState {
  readonly hasQuery: boolean;
  /** Whether a panel of results is there, seen or hidden. */
  readonly hasResults: boolean;
  readonly isHidden: boolean;
}

/**
 * Escape in steps: the first press hides the results, the second clears the query, the third closes.
 * A step that would change nothing is left out.
 */
export function escapeStep({hasQuery, hasResults, isHidden}: ModalState): EscapeStep {
  if (!hasQuery) {
    return 'close';
  }
  return hasResults && !isHidden ? 'hide' : 'clear';
}
