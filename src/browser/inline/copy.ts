import {eventElement, whenParsed} from './dom';

/** How long a button says that it has copied, in milliseconds. */
const SAID_MS = 2000;

/** The text that a copy button stands for: the element it names, else the nearest code above it. */
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

/** Copies where the clipboard's own interface is closed, as on a page without https. */
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

/** Shows a word on the button for a while: in its last text, which React leaves alone. */
function say(button: HTMLElement, word: string): void {
  const label = [...button.childNodes].reverse().find((node) => node.nodeType === Node.TEXT_NODE);
  if (label && button.dataset.said === undefined) {
    const before = label.nodeValue;
    button.dataset.said = '';
    label.nodeValue = word;
    setTimeout(() => {
      label.nodeValue = before;
      delete button.dataset.said;
    }, SAID_MS);
  }
}

/** Copy buttons: `<button data-copy>` near its code, or with the id of an element to copy. */
export function startCopyButtons(): void {
  const status = document.createElement('div');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  // Assistive software announces changes only of a region that was there before.
  whenParsed(() => document.body.append(status));

  document.addEventListener('click', async (event) => {
    const button = eventElement(event, 'button[data-copy]');
    const source = button && sourceOf(button);
    if (!button || !source) {
      return;
    }
    const word = (await copy(source)) ? 'Copied' : 'Not copied';
    say(button, word);
    status.textContent = word;
    setTimeout(() => {
      status.textContent = '';
    }, SAID_MS);
  });
}
