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
  say(word);
  setTimeout(() => say(''), FEEDBACK_MS);
}

function say(word: string): void {
  if (status) {
    status.textContent = word;
  }
}

/** Adds the live region: screen readers announce only changes of one that existed before. */
export function startAnnouncing(): void {
  const region = document.createElement('div');
  region.className = 'vh';
  region.setAttribute('role', 'status');
  whenParsed(() => document.body.append(region));
  status = region;
}
