import {ROUTE_EVENT, whenParsed} from './dom';

/** A jump counts as over when the page has not scrolled for this long, in milliseconds. */
const SETTLED_MS = 150;

/**
 * The navbar: out of the way while the reader scrolls down, back when they scroll up, out of the way
 * after a jump to an anchor; it stays while the focus is inside it or a menu is open.
 */
export function startHideOnScroll(): void {
  if (!SHELL_CONFIG.hideNavbarOnScroll) {
    return;
  }
  const state = document.documentElement.dataset;
  const bar = () => document.querySelector<HTMLElement>('header[data-navbar]');
  let lastY = scrollY;
  let jumping = false;
  let settled = 0;

  const isNeeded = (navbar: HTMLElement) =>
    navbar.matches(':focus-within, :has(details[open])') ||
    document.querySelector('[data-menu]:popover-open') !== null;

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
      // Near the end a page that springs back must not count as scrolling up.
      show(true);
    }
    lastY = y;
  };

  const settle = () => {
    clearTimeout(settled);
    settled = window.setTimeout(() => {
      jumping = false;
      lastY = scrollY;
    }, SETTLED_MS);
  };

  const jumpToAnchor = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id && document.getElementById(id)) {
      jumping = true;
      update();
      settle();
    } else {
      show(true);
    }
  };

  document.addEventListener(
    'scroll',
    () => {
      update();
      if (jumping) {
        settle();
      }
    },
    {passive: true},
  );
  document.addEventListener('focusin', update);
  addEventListener('hashchange', jumpToAnchor);
  document.addEventListener(ROUTE_EVENT, jumpToAnchor);
  whenParsed(jumpToAnchor);
}
