import {type KeyboardEvent, type SyntheticEvent, useCallback, useState} from 'react';

import {type EscapeStep, escapeStep} from './escapeStep';
import {queryInput, typeQuery} from './queryInput';

interface Steps {
  /** Whether the results are hidden, with the query still there. */
  readonly isHidden: boolean;
  /** What the next press of Escape does. */
  readonly next: EscapeStep;
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  /** For whatever else shows the results again: typing, a press in the field. */
  readonly show: () => void;
  /** For the dialog's `cancel` event, which a browser may send without a key press before it. */
  readonly onCancel: (event: SyntheticEvent) => void;
}

interface State {
  readonly hasQuery: boolean;
  readonly hasResults: boolean;
}

/** Escape in the steps of `escapeStep`, in the modal's keyboard events. */
export function useEscapeSteps(state: State, close: () => void): Steps {
  const [hidden, setHidden] = useState(false);
  const show = useCallback(() => setHidden(false), []);
  const isHidden = hidden && state.hasQuery && state.hasResults;
  const next = escapeStep({...state, isHidden});

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const dialog = event.currentTarget;
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'Escape') {
      // Keeps the browser from closing the dialog and the modal from steps of its own.
      event.preventDefault();
      event.stopPropagation();
      if (next === 'close') {
        close();
      } else if (next === 'clear') {
        setHidden(false);
        typeQuery(dialog, '');
      } else {
        queryInput(dialog)?.focus();
        setHidden(true);
      }
    } else if (isHidden && ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
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
  return {isHidden, next, onKeyDownCapture, show, onCancel};
}
