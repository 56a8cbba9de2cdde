import {collapseDuration} from './collapseDuration';
import {eventElement} from './dom';
import {fill} from './sidebar';

const disclosure = 'details[data-disclosure]';
const running = new WeakMap<HTMLDetailsElement, Animation>();

const listOf = (details: HTMLDetailsElement) =>
  details.querySelector<HTMLElement>(':scope > summary ~ *');

/** Changes the height of the branch between nothing and its own; `from` and `to` are shares of it. */
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
 * Branches of the sidebar and of the menu are `<details>`; here they open and close with a change of
 * height. The items of a branch of the sidebar are added when it is opened for the first time.
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
