import {openMenu} from './menus';
import {ROUTE_EVENT, whenParsed} from './dom';

/** How long to wait for a jump to make the page scroll, in milliseconds. */
const JUMP_MS = 300;

/**
 * Hides the navbar on scrolling down and after a jump to an anchor, and shows it on scrolling up; it
 * stays while the focus is inside it or a menu is open.
 */
export function startHideOnScroll(): void {
  if (!SHELL_CONFIG.hideNavbarOnScroll) {
    return;
  }
  const state = document.documentElement.dataset;
  const bar = () => document.querySelector<HTMLElement>('header[data-navbar]');
  let lastY = scrollY;
  let jumping = false;
  let waiting = 0;

  const isNeeded = (navbar: HTMLElement) =>
    navbar.matches(':focus-within') ||
    navbar.querySelector('details[open]') !== null ||
    openMenu() !== null;

  const show = (visible: boolean) => {
    state.navbar = visible ? 'shown' : 'hidden';
  };

  const update = () => {
    const navbar = bar();
    if (!navbar) {
      return;
    }
    const y = Math.max(0, scrollY);
    const atEnd = y + innerHeight >= document.documentElement.scrollHeight - navbar.offsetHeight;
    if (y < navbar.offsetHeight || isNeeded(navbar)) {
      show(true);
    } else if (jumping || y > lastY) {
      show(false);
    } else if (y < lastY && !atEnd) {
      // Near the end, overscroll bounce must not count as scrolling up.
      show(true);
    }
    lastY = y;
  };

  const endJump = () => {
    jumping = false;
    lastY = scrollY;
  };

  /** Ends the jump after a delay, unless `scrollend` or the reader's scrolling ends it first. */
  const endJumpLater = () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(endJump, JUMP_MS);
  };

  const jumpToAnchor = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id && document.getElementById(id)) {
      jumping = true;
      update();
      endJumpLater();
    } else {
      show(true);
    }
  };

  document.addEventListener(
    'scroll',
    () => {
      update();
      if (jumping) {
        clearTimeout(waiting);
        if (!('onscrollend' in window)) {
          endJumpLater();
        }
      }
    },
    {passive: true},
  );
  document.addEventListener('scrollend', endJump);
  // The page may have moved already without a scroll event yet, so the last position stays as it is.
  for (const type of ['wheel', 'touchmove']) {
    document.addEventListener(
      type,
      () => {
        jumping = false;
      },
      {passive: true},
    );
  }
  document.addEventListener('focusin', update);
  addEventListener('hashchange', jumpToAnchor);
  document.addEventListener(ROUTE_EVENT, jumpToAnchor);
  whenParsed(jumpToAnchor);
}
