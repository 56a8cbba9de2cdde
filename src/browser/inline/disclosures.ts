import {collapseDuration} from './collapseDuration';
import {eventElement} from './dom';
import {fill} from './sidebar';

const disclosure = 'details[data-disclosure]';
const running = new WeakMap<HTMLDetailsElement, Animation>();

const listOf = (details: HTMLDetailsElement) =>
  details.querySelector<HTMLElement>(':scope > summary ~ *');

/** Animates the height of the branch; `from` and `to` are fractions of its full height. */
function animate(details: HTMLDetailsElement, from: number, to: number, then?: () => void): void {
  const list = listOf(details);
  running.get(details)?.cancel();
  if (!list) {
    then?.();
    return;
  }
  const height = list.scrollHeight;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = list.animate(
    [from, to].map((share) => ({height: `${height * share}px`, overflow: 'hidden'})),
    {duration: collapseDuration(height, reduced), easing: 'ease-in-out'},
  );
  running.set(details, animation);
  animation.onfinish = () => {
    running.delete(details);
    then?.();
  };
}

function open(details: HTMLDetailsElement): void {
  delete details.dataset.closing;
  fill(details);
  details.open = true;
  animate(details, 0, 1);
}

function close(details: HTMLDetailsElement): void {
  details.dataset.closing = '';
  animate(details, 1, 0, () => {
    details.open = false;
    delete details.dataset.closing;
  });
}

/**
 * Animates the branches of the sidebar and of the menu, which are `<details>`, when they open and close.
 * Adds the items of a sidebar branch when it is opened for the first time.
 */
export function startDisclosures(): void {
  document.addEventListener('click', (event) => {
    const details = eventElement(event, 'summary')?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !details.matches(disclosure)) {
      return;
    }
    event.preventDefault();
    if (details.open && details.dataset.closing === undefined) {
      close(details);
    } else {
      open(details);
    }
  });
}
