import {storageKeys} from '../../site/storageKeys';
import {ROUTE_EVENT, whenParsed} from './dom';
import {read, write} from './storage';

const keyOf = (choice: string) => `${storageKeys.tabs}.${choice}`;

/** Chooses the tabs of a value wherever the page has them. */
function choose(choice: string, value: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    `[data-tabs='${choice}'] > input`,
  )) {
    if (input.value === value) {
      input.checked = true;
    }
  }
}

/** Applies the reader's earlier choices; without one, readers on Windows see what is for Windows. */
function restore(): void {
  for (const {dataset} of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const choice = dataset.tabs ?? '';
    const system = navigator.userAgent.includes('Windows') ? 'Windows PowerShell' : '';
    const value = read(keyOf(choice)) ?? (choice === 'system' ? system : '');
    if (value) {
      choose(choice, value);
    }
  }
}

/**
 * Keeps the reader's choice of tabs: all tabs of the page follow it, and so do later pages. The tabs
 * that were pressed stay where they are on the screen.
 */
export function startTabs(): void {
  document.addEventListener('change', ({target}) => {
    const tabs = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-tabs]');
    if (tabs) {
      const choice = tabs.dataset.tabs ?? '';
      const top = tabs.getBoundingClientRect().top;
      write(keyOf(choice), target.value);
      choose(choice, target.value);
      scrollBy({top: tabs.getBoundingClientRect().top - top, behavior: 'instant'});
    }
  });
  whenParsed(restore);
  document.addEventListener(ROUTE_EVENT, restore);
}
