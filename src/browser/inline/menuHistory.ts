/*
 * Adds an entry to the browser's history for an open menu, so that Back closes it. The router must not
 * see these entries: it would treat them as navigation and scroll the page.
 */

const MARK = 'siteMenu';

let entered = false;
let afterLeaving: (() => void) | null = null;

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/** Adds the menu's entry, unless it is there already. */
export function enterHistory(): void {
  if (!entered) {
    history.pushState({...(history.state as object | null), [MARK]: true}, '');
    entered = true;
  }
}

/** Removes the menu's entry and then runs `then`. */
export function leaveHistory(then: () => void): void {
  if (entered && isMarked()) {
    afterLeaving = then;
    history.back();
  } else {
    then();
  }
  entered = false;
}

/** Listens for Back while a menu is open; must be called before the router adds its listener. */
export function startMenuHistory(close: () => void): void {
  if (isMarked()) {
    // The page was reloaded while a menu was open.
    history.replaceState({...(history.state as object), [MARK]: undefined}, '');
  }
  addEventListener(
    'popstate',
    (event) => {
      if (afterLeaving) {
        event.stopImmediatePropagation();
        const then = afterLeaving;
        afterLeaving = null;
        then();
      } else if (entered) {
        event.stopImmediatePropagation();
        entered = false;
        close();
      } else if (isMarked()) {
        // Forward to the entry of a menu that is closed now: the page is the same.
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
