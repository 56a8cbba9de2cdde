import {whenParsed} from './dom';

/** How long a button shows what it has done, in milliseconds. */
const FEEDBACK_MS = 2000;

let status: HTMLElement | undefined;

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

/** Says on a button what it has done, and to screen readers. */
export function announce(button: HTMLElement, word: string): void {
  showWord(button, word);
  if (status) {
    status.textContent = word;
    setTimeout(() => {
      status!.textContent = '';
    }, FEEDBACK_MS);
  }
}

/** Adds the live region: screen readers announce only changes of one that existed before. */
export function startAnnouncing(): void {
  status = document.createElement('div');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  whenParsed(() => document.body.append(status!));
}
