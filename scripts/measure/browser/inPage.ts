/* Runs in the page, passed as source text: the function may use nothing from outside itself. */

/** The visible change that responds to an action. */
type Answer = 'menu' | 'category' | 'colour' | 'search' | 'tab' | 'details' | 'heading';

/** An action to wait for, and the response expected. */
export interface Expectation {
  readonly answer: Answer;
  /** The event whose `timeStamp` starts the clock. */
  readonly event: 'pointerup' | 'click';
  /** Selector of the control; an action outside it is reported as missed. */
  readonly control: string;
  /** Where the link of a category or of a navigation leads. */
  readonly link?: string;
}

export interface Answered {
  /** From the action to the first frame with the response, in milliseconds. */
  readonly delayMs: number;
  /** When the action happened, in milliseconds since 1970. */
  readonly at: number;
  readonly isHit: boolean;
}

declare global {
  interface Window {
    /** Starts to wait for an action, across navigations. */
    expectAct(expectation: Expectation): void;
    reportAnswer?(answered: Answered): void;
    reportFirstPaint?(at: number): void;
  }
}

/**
 * Installs a stopwatch in each document. It uses wall-clock time, which all documents share, so a
 * response is also timed when it comes in a later document.
 *
 * @param first what to wait for in the first document
 */
export function installStopwatch(first: Expectation | null): void {
  const KEY = 'measured-act';
  const ARMED = 'measured-act-first';
  interface State extends Expectation {
    before: string;
    heading: string;
    at?: number;
    isHit?: boolean;
  }
  // Kept in storage for the next document after a full load, and here because storage is slow.
  let known = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as State | null;
  const write = (state: State): void => {
    known = state;
    sessionStorage.setItem(KEY, JSON.stringify(state));
  };

  const isSeen = (element: Element | null | undefined): boolean => {
    if (!element?.checkVisibility({opacityProperty: true, visibilityProperty: true})) {
      return false;
    }
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    // An element that an ancestor still clips is not found at its own point.
    return [
      [(fromX + toX) / 2, (fromY + toY) / 2],
      [fromX + 3, fromY + 3],
    ].some(([x = 0, y = 0]) => {
      const found = toX > fromX && toY > fromY ? document.elementFromPoint(x, y) : null;
      return found !== null && element.contains(found);
    });
  };
  const colours = (): string =>
    [document.documentElement, document.body]
      .map((element) => getComputedStyle(element).backgroundColor)
      .join();
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  // An open element may no longer match its selector.
  let touched: Element | null = null;

  const isAnswered: Record<Answer, (state: State) => boolean> = {
    menu: () => [...document.querySelectorAll(':popover-open, dialog[open]')].some(isSeen),
    category: ({link}) =>
      [...document.querySelectorAll(`nav li > a[href="${link}"]`)].some((found) =>
        isSeen(found.parentElement?.querySelector('ul a')),
      ),
    colour: ({before}) => colours() !== before,
    search: () =>
      document.activeElement instanceof HTMLInputElement && isSeen(document.activeElement),
    tab: () => {
      const panel = document.getElementById(touched?.getAttribute('aria-controls') ?? '');
      return touched?.getAttribute('aria-selected') === 'true' && (panel === null || isSeen(panel));
    },
    details: () => isSeen(touched?.nextElementSibling),
    heading: ({link, heading: old}) =>
      location.pathname === link && heading() !== old && isSeen(document.querySelector('h1')),
  };

  const now = (): number => performance.timeOrigin + performance.now();
  const poll = (): void => {
    const state = known;
    if (state?.at === undefined) {
      return;
    }
    if (!document.body || !isAnswered[state.answer](state)) {
      requestAnimationFrame(poll);
      return;
    }
    // The message arrives after this frame is painted.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      known = null;
      sessionStorage.removeItem(KEY);
      const {at = 0, isHit = false} = state;
      window.reportAnswer?.({delayMs: now() - at, at, isHit});
    };
    channel.port2.postMessage(null);
  };
  const onAct = (event: Event): void => {
    const state = known;
    if (!event.isTrusted || state?.event !== event.type || state.at !== undefined) {
      return;
    }
    touched = event.target instanceof Element ? event.target.closest(state.control) : null;
    write({
      ...state,
      before: colours(),
      heading: heading(),
      at: performance.timeOrigin + event.timeStamp,
      isHit: touched !== null,
    });
    if (event.type === 'click') {
      requestAnimationFrame(poll);
    } else {
      // Only the click gets a response; checking earlier frames would only add to the measured time.
      addEventListener('click', () => requestAnimationFrame(poll), {capture: true, once: true});
    }
  };

  addEventListener('pointerup', onAct, {capture: true, passive: true});
  addEventListener('click', onAct, {capture: true, passive: true});
  window.expectAct = (expectation) => write({...expectation, before: '', heading: ''});
  if (first && !sessionStorage.getItem(ARMED)) {
    sessionStorage.setItem(ARMED, 'yes');
    window.expectAct(first);
  }
  requestAnimationFrame(poll);
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) {
      window.reportFirstPaint?.(performance.timeOrigin + paint.startTime);
    }
  }).observe({type: 'paint', buffered: true});
}
