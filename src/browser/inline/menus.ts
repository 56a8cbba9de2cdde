import {afterFrame, eventElement, isPlainClick, reveal, ROUTE_EVENT} from './dom';
import {enterHistory, leaveHistory, startMenuHistory} from './menuHistory';

const menu = '[data-menu]';
/** From this width on, the menus are no longer panels; narrow.css has the width below it. */
const desktop = '(min-width: 62.3125em)';

/** Elements made inert while a menu is open. */
let inerted: Element[] = [];
/** A link pressed in a menu; followed once the menu's history entry is removed. */
let followed: HTMLElement | null = null;

/** Browsers without popovers refuse the selector, and have no menus that open. */
const hasPopovers = 'popover' in HTMLElement.prototype;

/** Returns the menu that is open as a panel. */
export const openMenu = (): HTMLElement | null =>
  hasPopovers ? document.querySelector<HTMLElement>(`${menu}:popover-open`) : null;

function release(): void {
  for (const element of inerted) {
    element.removeAttribute('inert');
  }
  inerted = [];
}

/** Makes everything outside the panel inert, so that it behaves as a modal dialog. */
function isolate(panel: HTMLElement): void {
  release();
  for (let node: Element = panel; node !== document.body && node.parentElement;) {
    const parent: Element = node.parentElement;
    for (const sibling of parent.children) {
      if (sibling !== node && !sibling.hasAttribute('inert') && sibling.tagName !== 'SCRIPT') {
        sibling.setAttribute('inert', '');
        inerted.push(sibling);
      }
    }
    node = parent;
  }
}

function makeModal(panel: HTMLElement): void {
  isolate(panel);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-label', panel.dataset.menu ?? '');
  panel.querySelector<HTMLElement>('button')?.focus({preventScroll: true});
  const place = panel.querySelector('[aria-current="page"]');
  if (place) {
    reveal(panel, place);
  }
}

function opened(panel: HTMLElement): void {
  enterHistory();
  // After the panel is on screen: making it modal forces a style recalculation of the whole page.
  afterFrame(() => panel === openMenu() && makeModal(panel));
}

function closed(panel: HTMLElement): void {
  for (const name of ['role', 'aria-modal', 'aria-label']) {
    panel.removeAttribute(name);
  }
  if (openMenu()) {
    return; // The other menu replaced this one.
  }
  release();
  if (!followed) {
    const buttons = document.querySelectorAll<HTMLElement>('header[data-navbar] [popovertarget]');
    [...buttons].find((button) => button.checkVisibility())?.focus({preventScroll: true});
  }
  leaveHistory(() => {
    const link = followed;
    followed = null;
    link?.click();
  });
}

/**
 * Makes the menus on small screens modal, returns the focus from them, and closes them when the viewport
 * becomes desktop-sized, after a link was followed, and on Back. They are popovers: the browser opens
 * them by their buttons and closes them on Escape and a press outside.
 */
export function startMenus(): void {
  startMenuHistory(() => openMenu()?.hidePopover());

  document.addEventListener(
    'toggle',
    (event) => {
      const panel = event.target;
      if (panel instanceof HTMLElement && panel.matches(menu)) {
        if ((event as ToggleEvent).newState === 'open') {
          opened(panel);
        } else {
          closed(panel);
        }
      }
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const to = eventElement(event, '[data-menu-switch]')?.getAttribute('popovertarget');
      if (to) {
        // By default the browser would open the second menu on top of the first.
        event.preventDefault();
        openMenu()?.hidePopover();
        document.getElementById(to)?.showPopover();
        return;
      }
      const panel = openMenu();
      const link = eventElement<HTMLAnchorElement>(event, `${menu} a[href]`);
      if (link && panel?.contains(link) && isPlainClick(event) && link.target !== '_blank') {
        event.preventDefault();
        event.stopImmediatePropagation();
        followed = link;
        panel.hidePopover();
      }
    },
    true,
  );
  document.addEventListener(ROUTE_EVENT, () => {
    // The page that held the menu was removed, and its menu with it.
    if (inerted.length > 0 && !openMenu()) {
      release();
      leaveHistory(() => undefined);
    }
  });
  matchMedia(desktop).addEventListener('change', () => openMenu()?.hidePopover());
}
