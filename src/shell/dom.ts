/** Fired on `document` by `routeEvent.ts` after the application has shown another page. */
export const ROUTE_EVENT = 'site:route';

/** The element that an event happened in, or the nearest one above it, that matches the selector. */
export function eventElement<E extends Element = HTMLElement>(
  event: Event,
  selector: string,
): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null;
}

/** Whether a click asks for the link in this tab, without a modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Runs once the whole page is parsed; does not wait for deferred scripts as DOMContentLoaded does. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', run, {once: true});
  } else {
    run();
  }
}

/** Runs after every piece of the page that the parser adds, the last time when all of it is there. */
export function whileParsing(run: () => void): void {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, {childList: true, subtree: true});
  whenParsed(() => {
    observer.disconnect();
    run();
  });
}

/** Scrolls a box, and nothing around it, until the element inside is in view. */
export function reveal(box: HTMLElement, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}
