/** Event that `routeEvent.ts` fires on `document` after the application has shown another page. */
export const ROUTE_EVENT = 'site:route';

/** Returns the event's target or its nearest ancestor that matches the selector, else null. */
export function eventElement<E extends Element = HTMLElement>(
  event: Event,
  selector: string,
): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null;
}

/** Tells whether a click opens a link in this tab: main button, no modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Runs once the HTML is parsed; unlike DOMContentLoaded, does not wait for deferred scripts. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', run, {once: true});
  } else {
    run();
  }
}

/**
 * Runs when the browser is idle, or after 2 s if it never is: a window that paints no frames may have
 * no idle period at all (https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback).
 * Where `requestIdleCallback` is missing, runs after 200 ms.
 */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(run, {timeout: 2000});
  } else {
    setTimeout(run, 200);
  }
}

/** Runs after the next frame, when the changes made so far are on screen. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Runs after the first contentful paint, so that requests made then do not delay it. */
export function whenPainted(run: () => void): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      run();
    }
  }).observe({type: 'paint', buffered: true});
}

/** Runs once the page has loaded and been painted, and the browser is idle. */
export function whenAtRest(run: () => void): void {
  addEventListener('load', () => whenPainted(() => whenIdle(run)));
}

/** Runs after every piece of the page that the parser adds, and a last time when parsing ends. */
export function whileParsing(run: () => void): void {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, {childList: true, subtree: true});
  whenParsed(() => {
    observer.disconnect();
    run();
  });
}

/** Scrolls a box, but none of its ancestors, until the element inside is in view. */
export function reveal(box: HTMLElement, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > Math.min(outer.bottom, innerHeight)) {
    box.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}
