import {afterFrame, eventElement, whenAtRest, whenIdle, whenParsed} from '../inline/dom';
import {REST_MS} from '../inline/restOnLink';
import {SCRIPT_TYPE} from './scripts';

/** What only the application handles well: links to other pages, the search, fields that filter a list. */
const ITS_CONTROLS = 'a[href], [role="search"], [data-filters]';

/** Events that show that a reader turns to a control, or away from it. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'];

/** The longest wait for images and stylesheets after the HTML is parsed, in milliseconds. */
const MAX_WAIT_MS = 3000;

/**
 * Tells whether the application has work to do before the reader turns to a control:
 *
 * - on a page that is code, and where the address is not the page's own;
 * - on a second page of the visit: more will follow. The browser may also have restored what was typed;
 * - where the address names a field to fill in.
 */
function isNeededAtRest(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    SHELL_CONFIG.livePages.includes(location.pathname) ||
    !canonical ||
    new URL(canonical.href).pathname !== location.pathname ||
    document.referrer.startsWith(`${location.origin}/`) ||
    arrival?.type !== 'navigate' ||
    document.querySelector('[data-filters]:target') !== null
  );
}

/**
 * Starts the application when the reader turns to a control that it handles, or, on pages that need it
 * anyway, once the page has loaded and the browser is idle. The inline script or the platform handles the
 * input itself before that.
 */
export function startApplication(): void {
  let started = false;
  let resting = 0;
  const load = () => {
    if (started) {
      return;
    }
    started = true;
    for (const {src} of document.querySelectorAll<HTMLScriptElement>(
      `script[type="${SCRIPT_TYPE}"]`,
    )) {
      // In order, each as a separate task.
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  };
  const onSign = (event: Event) => {
    const control = eventElement(event, ITS_CONTROLS);
    clearTimeout(resting);
    // Not while the HTML is still arriving: that would delay its text.
    if (document.readyState === 'loading' || !control) {
      return;
    }
    const start = () => {
      document.documentElement.dataset.turnedTo = control.role ?? '';
      SIGNS.forEach((sign) => removeEventListener(sign, onSign, true));
      afterFrame(load);
    };
    if (!control.matches('a')) {
      start();
    } else if (event.type === 'pointerover' || control.matches(':focus-visible')) {
      // Who follows a link at once gets a document, which would share the line with the application.
      resting = window.setTimeout(start, REST_MS);
    }
  };
  SIGNS.forEach((sign) => addEventListener(sign, onSign, {capture: true, passive: true}));
  whenParsed(() => {
    if (isNeededAtRest()) {
      whenAtRest(load);
      setTimeout(() => whenIdle(load), MAX_WAIT_MS);
    }
  });
}
