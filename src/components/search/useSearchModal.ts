import {SEARCH_EVENT} from '@site/src/shell/searchIntent';
import {type ComponentType, type RefObject, useCallback, useEffect, useRef, useState} from 'react';

import type SearchDialog from './SearchDialog';
import type {SearchSetup} from './useSearchSetup';

type Dialog = ComponentType<Parameters<typeof SearchDialog>[0]>;

interface Modal {
  /** The dialog once it is open, with what the reader had typed until then. */
  readonly open: {readonly Dialog: Dialog; readonly query: string} | null;
  /** Its code could not be fetched. */
  readonly failed: boolean;
  /** @param followed whether a result was followed: then the focus belongs to the next page */
  readonly close: (followed?: boolean) => void;
  readonly ask: () => void;
  /** Tries to fetch the modal again. */
  readonly again: () => void;
  /** Fetches code and records ahead, at the first sign that they will be needed. */
  readonly prepare: () => void;
}

const load = () => import('./SearchDialog');

/**
 * Opens and closes the modal: by the event of the inline script, or at once when the reader asked
 * before React had started.
 *
 * @param box the field whose text becomes the first query
 * @param onClosed gives the focus back; hears whether a result was followed and what had the focus
 *   before
 */
export function useSearchModal(
  {settings, client}: SearchSetup,
  box: RefObject<HTMLInputElement | null>,
  onClosed: (followed: boolean, before: Element | null) => void,
): Modal {
  const [open, setOpen] = useState<Modal['open']>(null);
  const [failed, setFailed] = useState(false);
  const state = useRef<'closed' | 'loading' | 'shown'>('closed');
  const before = useRef<Element | null>(null);

  const prepare = useCallback(() => {
    // Whether this fails is seen, and said, when it is needed.
    load().catch(() => undefined);
    if (settings.provider === 'embedded') {
      // A question without requests starts the engine, which fetches the records.
      client.search({requests: []}).catch(() => undefined);
    }
  }, [settings, client]);

  const close = useCallback(
    (followed = false) => {
      state.current = 'closed';
      setOpen(null);
      setFailed(false);
      onClosed(followed, before.current);
    },
    [onClosed],
  );

  const ask = useCallback(() => {
    delete document.documentElement.dataset.search;
    if (state.current !== 'closed') {
      return;
    }
    state.current = 'loading';
    before.current = document.activeElement;
    prepare();
    load().then(
      ({default: Dialog}) => {
        state.current = 'shown';
        const query = box.current?.value ?? '';
        if (box.current) {
          box.current.value = '';
        }
        setOpen({Dialog, query});
      },
      () => {
        state.current = 'shown';
        setFailed(true);
      },
    );
  }, [box, prepare]);

  const again = useCallback(() => {
    state.current = 'closed';
    setFailed(false);
    ask();
  }, [ask]);

  useEffect(() => {
    const onAsked = (event: Event) => {
      event.preventDefault();
      if (state.current === 'shown') {
        close();
      } else {
        ask();
      }
    };
    document.addEventListener(SEARCH_EVENT, onAsked);
    if (document.documentElement.dataset.search === 'asked') {
      ask();
    }
    return () => {
      document.removeEventListener(SEARCH_EVENT, onAsked);
      if (state.current !== 'closed') {
        // Another page has taken the place of this one: its box opens the modal again.
        document.documentElement.dataset.search = 'asked';
      }
    };
  }, [ask, close]);

  return {open, failed, close, ask, again, prepare};
}
