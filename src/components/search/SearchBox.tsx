import useBaseUrl from '@docusaurus/useBaseUrl';
import LineIcon from '@site/src/components/LineIcon';
import {type ReactNode, useCallback, useRef} from 'react';
import {createPortal} from 'react-dom';

import FailedDialog from './FailedDialog';
import QueryField from './QueryField';
import {useSearchModal} from './useSearchModal';
import {useSearchSetup} from './useSearchSetup';
import {wording} from './wording';

const shortcuts = 'Control+K Meta+K /';

/**
 * Search in the navbar. In the HTML it is a form that asks for the search page, on phones a link to
 * it; the inline script and React make a press on either, and typing, open the modal.
 */
export default function SearchBox(): ReactNode {
  const address = useBaseUrl('/search');
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const setup = useSearchSetup();
  const giveBack = useCallback((followed: boolean, before: Element | null) => {
    const openers = form.current?.querySelectorAll<HTMLElement>('[data-search-open]') ?? [];
    const shown = [...openers].find((opener) => opener.checkVisibility());
    const hadFocus = before instanceof HTMLElement && before !== document.body;
    const place = hadFocus && before.isConnected ? before : shown;
    // After the dialog has gone: before, the rest of the page cannot take the focus.
    requestAnimationFrame(() => (followed ? shown?.blur() : place?.focus({preventScroll: true})));
  }, []);
  const {open, failed, close, ask, again, prepare} = useSearchModal(setup, box, giveBack);

  return (
    <>
      <form
        ref={form}
        className="find"
        role="search"
        action={address}
        aria-label="Site"
        onPointerEnter={prepare}
        onFocus={prepare}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
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
          onInput={ask}
        />
        <kbd aria-hidden="true">Ctrl K</kbd>
        <a
          className="icon find-link"
          href={address}
          data-search-open
          aria-label={wording().name}
          aria-keyshortcuts={shortcuts}
        >
          <LineIcon>
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 4.5 4.5" />
          </LineIcon>
        </a>
      </form>
      {open &&
        createPortal(
          <open.Dialog setup={setup} initialQuery={open.query} onClose={close} />,
          document.body,
        )}
      {failed && createPortal(<FailedDialog onAgain={again} onClose={close} />, document.body)}
    </>
  );
}
