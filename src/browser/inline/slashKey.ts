import {storageKeys} from '../../site/storageKeys';
import {eventElement, ROUTE_EVENT, whenParsed} from './dom';
import {read, write} from './storage';

const SWITCH = '[data-slash-key]';
const OFF = 'off';

/** Kept here as well, for browsers that block storage. */
let isOn = read(storageKeys.slashKey) !== OFF;

/** Tells whether the slash key opens the search, which the reader can turn off. */
export const slashOpensSearch = (): boolean => isOn;

/** Shows the reader's choice in the switch, where the page has it. Before that it is disabled. */
function restore(): void {
  const input = document.querySelector<HTMLInputElement>(SWITCH);
  if (input) {
    input.disabled = false;
    input.checked = isOn;
  }
}

/** Lets the reader turn the slash key off and on: speech input can press single keys by mistake. */
export function startSlashKey(): void {
  document.addEventListener('change', (event) => {
    const input = eventElement<HTMLInputElement>(event, SWITCH);
    if (input) {
      isOn = input.checked;
      write(storageKeys.slashKey, isOn ? null : OFF);
    }
  });
  whenParsed(restore);
  document.addEventListener(ROUTE_EVENT, restore);
}
