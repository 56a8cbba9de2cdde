import useBaseUrl from '@docusaurus/useBaseUrl';
import LineIcon, {CloseIcon} from '../LineIcon';
import {afterFrame} from '../../browser/inline/dom';
import {type ReactNode, useCallback, useEffect, useRef} from 'react';
import {createPortal} from 'react-dom';

import FailedDialog from './FailedDialog';
import {searchNewRelease} from './newRelease';
import QueryField from './QueryField';
import {useSearchModal} from './useSearchModal';
import {useSearchSetup} from './useSearchSetup';
import {wording} from './wording';

const shortcuts = 'Control+K Meta+K /';

/**
 * Search in the navbar. In the HTML it is a form that asks for the search page, on phones a link to
 * it. The inline script makes the link show the form (src/browser/inline/search.ts), and notifies React of a
 * press on either; React opens the modal, which takes over what was typed.
 */
export default function SearchBox(): ReactNode {
  const address = useBaseUrl('/search');
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const setup = useSearchSetup();
  const text = wording();
  const giveBack = useCallback((followed: boolean, before: Element | null) => {
    const openers = form.current?.querySelectorAll<HTMLElement>('[data-search-open]') ?? [];
    const shown = [...openers].find((opener) => opener.checkVisibility());
    const hadFocus = before instanceof HTMLElement && before !== document.body;
    const place = hadFocus && before.checkVisibility() ? before : shown;
    // After the dialog has gone: before, the rest of the page cannot take the focus.
    requestAnimationFrame(() => (followed ? shown?.blur() : place?.focus({preventScroll: true})));
  }, []);
  const onReplaced = useCallback(
    () => searchNewRelease(address, () => box.current?.value ?? ''),
    [address],
  );
  const {open, failed, close, ask, again, prepare} = useSearchModal(setup, giveBack, onReplaced);
  useEffect(() => {
    // Events from before hydration are not replayed to this handler.
    const isNear = form.current?.matches(':hover, :focus-within');
    // `search` if a touch of it has started the application (src/browser/start).
    if (isNear || document.documentElement.dataset.turnedTo === 'search') {
      delete document.documentElement.dataset.turnedTo;
      prepare();
    }
  }, [prepare]);

  return (
    <>
      <form
        ref={form}
        className="find"
        role="search"
        action={address}
        aria-label="Site"
        onPointerEnter={({pointerType}) => pointerType === 'mouse' && prepare()}
        onPointerDown={prepare}
        // What a press focuses is on screen first.
        onFocus={() => afterFrame(prepare)}
        onSubmit={(event) => {
          // While the modal's code is on its way, the search page is the quicker answer.
          if (!document.documentElement.dataset.search) {
            event.preventDefault();
            ask();
          }
        }}
      >
        <LineIcon size={18}>
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </LineIcon>
        <QueryField
          ref={box}
          id="navbar-query"
          data-search-open
          aria-keyshortcuts={shortcuts}
          aria-haspopup="dialog"
          onInput={() => ask()}
        />
        <kbd aria-hidden="true">Ctrl K</kbd>
        <button type="button" className="icon find-close" data-search-close aria-label={text.close}>
          <CloseIcon />
        </button>
        <a
          className="icon find-link"
          href={address}
          data-search-open
          aria-label={text.name}
          aria-keyshortcuts={shortcuts}
        >
          <LineIcon>
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 4.5 4.5" />
          </LineIcon>
        </a>
      </form>
      {open && createPortal(<open.Dialog setup={setup} box={box} onClose={close} />, document.body)}
      {failed && createPortal(<FailedDialog onAgain={again} onClose={close} />, document.body)}
    </>
  );
}
