import {eventElement, whenParsed} from './dom';

/** How long a button shows the result of copying, in milliseconds. */
const FEEDBACK_MS = 2000;

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

/** Shows a word on the button for a while, in its last text node, which React does not update. */
function showWord(button: HTMLElement, word: string): void {
  const label = [...button.childNodes].reverse().find((node) => node.nodeType === Node.TEXT_NODE);
  if (label && button.dataset.said === undefined) {
    const before = label.nodeValue;
    button.dataset.said = '';
    label.nodeValue = word;
    setTimeout(() => {
      label.nodeValue = before;
      delete button.dataset.said;
    }, FEEDBACK_MS);
  }
}

/** Starts copy buttons: `<button data-copy>` near its code, or with the id of an element to copy. */
export function startCopyButtons(): void {
  const status = document.createElement('div');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  // Screen readers announce changes only of a live region that existed before.
  whenParsed(() => document.body.append(status));

  document.addEventListener('click', async (event) => {
    const button = eventElement(event, 'button[data-copy]');
    const source = button && sourceOf(button);
    if (!button || !source) {
      return;
    }
    const word = (await copy(source)) ? 'Copied' : 'Not copied';
    showWord(button, word);
    status.textContent = word;
    setTimeout(() => {
      status.textContent = '';
    }, FEEDBACK_MS);
  });
}
