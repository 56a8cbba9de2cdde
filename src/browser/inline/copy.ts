import {announce} from './announce';
import {eventElement} from './dom';

/** Returns the element that a button copies: the one whose id it has, else the nearest code. */
function sourceOf(button: HTMLElement): HTMLElement | null {
  const id = button.dataset.copy;
  if (id) {
    return document.getElementById(id);
  }
  for (let around = button.parentElement; around; around = around.parentElement) {
    const code = around.querySelector<HTMLElement>('pre code, code, pre');
    if (code) {
      return code;
    }
  }
  return null;
}

/** Copies without the Clipboard API, which is missing on pages without HTTPS. */
function copySelected(source: HTMLElement): boolean {
  const selection = getSelection();
  if (!selection) {
    return false;
  }
  selection.selectAllChildren(source);
  const done = document.execCommand('copy');
  selection.removeAllRanges();
  return done;
}

async function copy(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText((source.textContent ?? '').replace(/\n$/, ''));
    return true;
  } catch {
    return copySelected(source);
  }
}

/**
 * Copies the text of an address: the clipboard gets the promise of it, as browsers allow writing only in
 * the act of the reader (https://webkit.org/blog/10855/async-clipboard-api/).
 */
async function copyFrom(address: string): Promise<boolean> {
  const text = fetch(address).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
  );
  try {
    const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts copy buttons: `<button data-copy>` near its code, or with the id of an element to copy;
 * `<button data-copy-page>` with the address of the text to copy.
 */
export function startCopyButtons(): void {
  document.addEventListener('click', async (event) => {
    const button = eventElement(event, 'button:is([data-copy], [data-copy-page])');
    if (!button) {
      return;
    }
    const {copyPage} = button.dataset;
    const source = copyPage ? null : sourceOf(button);
    if (copyPage || source) {
      const isCopied = copyPage ? await copyFrom(copyPage) : source && (await copy(source));
      announce(button, isCopied ? 'Copied' : 'Not copied');
    }
  });
}
