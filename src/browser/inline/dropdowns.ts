import {eventElement} from './dom';

const dropdown = 'details[data-dropdown]';

/**
 * Closes the dropdowns of the navbar on Escape, on a press or focus outside, and after a link was
 * followed. They are `<details>`: the browser opens and closes them by click, Enter and space.
 */
export function startDropdowns(): void {
  const closeAll = (except: Element | null = null) => {
    for (const open of document.querySelectorAll<HTMLDetailsElement>(`${dropdown}[open]`)) {
      if (open !== except) {
        open.open = false;
      }
    }
  };
  const closeOthers = (event: Event) => closeAll(eventElement(event, dropdown));

  document.addEventListener('pointerdown', closeOthers, {passive: true});
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('click', (event) => {
    if (eventElement(event, `${dropdown} a[href]`)) {
      closeAll();
    }
  });
  document.addEventListener('keydown', (event) => {
    const open = document.querySelector<HTMLDetailsElement>(`${dropdown}[open]`);
    if (event.key === 'Escape' && open) {
      const hadFocus = open.contains(document.activeElement);
      closeAll();
      if (hadFocus) {
        open.querySelector('summary')?.focus();
      }
    }
  });
}
