/** Fired on `document` by `routeEvent.ts` after the application has shown another page. */
export const ROUTE_EVENT = 'site:route';

/** Fired on `document` just before the content of the page is replaced in place. */
export const SWAP_EVENT = 'site:swap';

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

/** Runs when the browser has nothing else to do; soon, in browsers that do not say when that is. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(run);
  } else {
    setTimeout(run, 200);
  }
}

/** Runs when what has changed by now is on screen. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Runs once something of the page is on screen: what is asked for now holds up nothing of it. */
export function whenPainted(run: () => void): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      run();
    }
  }).observe({type: 'paint', buffered: true});
}

/** Runs once the whole page is there, seen by the reader, and the browser has nothing else to do. */
export function whenAtRest(run: () => void): void {
  addEventListener('load', () => whenPainted(() => whenIdle(run)));
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
  if (inner.top < outer.top || inner.bottom > Math.min(outer.bottom, innerHeight)) {
    box.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}
