import {type KeyboardEvent, type SyntheticEvent, useCallback, useState} from 'react';

import {queryInput} from './queryInput';

interface Steps {
  /** Whether the results are hidden, with the query still there. */
  readonly hidden: boolean;
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  /** For whatever else shows the results again: typing, a press in the field. */
  readonly show: () => void;
  /** For the dialog's `cancel` event, which a browser may send without a key press before it. */
  readonly onCancel: (event: SyntheticEvent) => void;
}

/**
 * Escape in steps: with a query the first hides the results, the second clears the query, the next
 * closes; without a query the first closes.
 */
export function useEscapeSteps(close: () => void): Steps {
  const [hidden, setHidden] = useState(false);
  const show = useCallback(() => setHidden(false), []);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const input = queryInput(event.currentTarget);
    if (!input || event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'Escape') {
      // Keeps the browser from closing the dialog and the modal from steps of its own.
      event.preventDefault();
      event.stopPropagation();
      if (!input.value) {
        close();
      } else if (hidden) {
        setHidden(false);
        input.form?.reset();
      } else {
        input.focus();
        setHidden(true);
      }
    } else if (hidden && ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      // What is hidden must not be followed: the key brings it back.
      event.preventDefault();
      event.stopPropagation();
      setHidden(false);
    }
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return {hidden, onKeyDownCapture, show, onCancel};
}
