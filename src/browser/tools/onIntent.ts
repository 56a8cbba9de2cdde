import {ROUTE_EVENT} from '../inline/dom';
import type {ToolName} from '../../writing/tools';

/** Makes a tool work in its element, once. */
export type Mount = (element: HTMLElement) => unknown;

/** What a reader does who is about to use a tool. */
const INTENT = ['pointerover', 'pointerdown', 'focusin', 'input', 'paste', 'dragover'] as const;

/**
 * Loads the rest of a tool when a reader is about to use it, and mounts it in each of its elements; at
 * once where the address asks for it. A load that fails is tried again at the next sign of intent, and
 * the element says so in its `data-tool-state`: `loading`, `ready` or `failed`. Ctrl+Enter in a field
 * presses the button with `data-main`.
 *
 * @param load imports the module that mounts the tool
 * @param isWanted tells whether the tool is to start by itself, from the address of the page
 */
export function onIntent(
  name: ToolName,
  load: () => Promise<{readonly mount: Mount}>,
  isWanted: () => boolean = () => false,
): void {
  const selector = `[data-tool="${name}"]`;
  const pressed = new WeakMap<HTMLElement, HTMLElement>();
  const start = (element: HTMLElement) => {
    const state = element.dataset.toolState;
    if (state === 'loading' || state === 'ready') {
      return;
    }
    element.dataset.toolState = 'loading';
    load()
      .then(({mount}) => mount(element))
      .then(
        () => {
          element.dataset.toolState = 'ready';
          pressed.get(element)?.click();
        },
        () => (element.dataset.toolState = 'failed'),
      );
  };
  for (const type of INTENT) {
    document.addEventListener(type, ({target}) => {
      const element = target instanceof Element && target.closest<HTMLElement>(selector);
      if (element) {
        start(element);
      }
    });
  }
  // Ctrl+Enter in a field presses the main button of its tool.
  document.addEventListener('keydown', (event) => {
    const {target, key, ctrlKey, metaKey} = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    const button = element && element.querySelector<HTMLElement>('button[data-main]');
    if (button && key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      start(element);
      button.click();
    }
  });
  // A button that is pressed while the code is on its way does its work when the code is there.
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    const element = button && button.closest<HTMLElement>(selector);
    if (button && element && element.dataset.toolState === 'loading') {
      pressed.set(element, button);
    }
  });
  const startIfWanted = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element && isWanted()) {
      start(element);
    }
  };
  startIfWanted();
  addEventListener('hashchange', startIfWanted);
  document.addEventListener(ROUTE_EVENT, startIfWanted);
}
