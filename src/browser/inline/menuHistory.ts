/*
 * An open menu is an entry of its own in the browser's history, so that Back closes it. The router
 * must not hear of these entries: it would take them for navigation and scroll the page.
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

/** Takes the menu's entry away and then runs `then`. */
export function leaveHistory(then: () => void): void {
  if (entered && isMarked()) {
    afterLeaving = then;
    history.back();
  } else {
    then();
  }
  entered = false;
}

/** Listens for the browser's Back while a menu is open; has to run before the router listens. */
export function startMenuHistory(close: () => void): void {
  if (isMarked()) {
    // The page was loaded again while a menu was open.
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
        // Forward to the entry of a menu that is closed now: the same page.
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
