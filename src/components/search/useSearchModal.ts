import {SEARCH_EVENT} from '../../browser/inline/searchIntent';
import {isReplaced} from '../../browser/start/release';
import {type ComponentType, useCallback, useEffect, useRef, useState} from 'react';

import type SearchDialog from './SearchDialog';
import {loadSearchSheets} from './searchSheets';
import type {SearchSetup} from './useSearchSetup';

type Dialog = ComponentType<Parameters<typeof SearchDialog>[0]>;

interface Modal {
  /** The dialog, once its code is there and it is still wanted. */
  readonly open: {readonly Dialog: Dialog} | null;
  /** Its code could not be fetched. */
  readonly failed: boolean;
  /** @param followed whether a result was followed: then the focus belongs to the next page */
  readonly close: (followed?: boolean) => void;
  /** @param focused what gets the focus back; what has it now, if not given */
  readonly ask: (focused?: Element | null) => void;
  /** Tries to fetch the modal again. */
  readonly again: () => void;
  /** Fetches code and records ahead, at the first sign that they will be needed. */
  readonly prepare: () => void;
}

/**
 * Fetches the modal and its styles.
 *
 * @throws when one of them does not come
 */
async function load(): Promise<{readonly default: Dialog}> {
  const [dialog, areThere] = await Promise.all([import('./SearchDialog'), loadSearchSheets()]);
  if (!areThere) {
    throw new Error('The styles of the search could not be fetched.');
  }
  return dialog;
}

/** `data-search` on `<html>` is set while a request to open waits for React: see src/browser/inline/search.ts. */
const pageState = () => document.documentElement.dataset;

/**
 * Opens and closes the modal: by the event of the inline script, or at once when the reader asked
 * before React had started.
 *
 * @param onClosed gives the focus back; called with whether a result was followed, and with what had the focus
 *   before
 * @param onReplaced called in place of opening when the modal's code is gone with its release
 */
export function useSearchModal(
  {isEmbedded, client}: SearchSetup,
  onClosed: (followed: boolean, before: Element | null) => void,
  onReplaced: () => void,
): Modal {
  const [open, setOpen] = useState<Modal['open']>(null);
  const [failed, setFailed] = useState(false);
  const state = useRef<'closed' | 'loading' | 'shown'>('closed');
  const before = useRef<Element | null>(null);
  const engineAsked = useRef(false);

  const prepare = useCallback(() => {
    // Whether this fails is seen, and said, when it is needed.
    load().catch(() => undefined);
    if (isEmbedded && !engineAsked.current) {
      engineAsked.current = true;
      // A question without requests starts the engine, which fetches the records; one is enough.
      client.search({requests: []}).catch(() => {
        engineAsked.current = false;
      });
    }
  }, [isEmbedded, client]);

  const close = useCallback(
    (followed = false) => {
      state.current = 'closed';
      setOpen(null);
      setFailed(false);
      onClosed(followed, before.current);
    },
    [onClosed],
  );

  const ask = useCallback(
    (focused = document.activeElement) => {
      pageState().search = 'asked';
      if (state.current !== 'closed') {
        return;
      }
      state.current = 'loading';
      before.current = focused;
      prepare();
      const settle = (show: () => void) => {
        // The reader may have turned to something else meanwhile.
        state.current = pageState().search ? 'shown' : 'closed';
        if (pageState().search) {
          delete pageState().search;
          show();
        }
      };
      load().then(
        ({default: Dialog}) => settle(() => setOpen({Dialog})),
        () =>
          isReplaced().then((replaced) =>
            settle(() => (replaced ? onReplaced() : setFailed(true))),
          ),
      );
    },
    [prepare, onReplaced],
  );

  const again = useCallback(() => {
    state.current = 'closed';
    setFailed(false);
    ask();
  }, [ask]);

  useEffect(() => {
    const onAsked = (event: Event) => {
      if (state.current === 'shown') {
        delete pageState().search;
        close();
      } else {
        ask((event as CustomEvent<Element | null>).detail);
      }
    };
    document.addEventListener(SEARCH_EVENT, onAsked);
    if (pageState().search) {
      ask();
    }
    return () => {
      document.removeEventListener(SEARCH_EVENT, onAsked);
      if (state.current !== 'closed') {
        // Another page has taken the place of this one: its box opens the modal again.
        pageState().search = 'asked';
      }
    };
  }, [ask, close]);

  return {open, failed, close, ask, again, prepare};
}
