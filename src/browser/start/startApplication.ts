import {afterFrame, whenAtRest, whenIdle, whenParsed} from '../inline/dom';
import {SCRIPT_TYPE} from './scripts';

/** What shows that a reader is there and may soon want what only the application does. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/** A page whose last picture or stylesheet does not come is not waited for longer, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Starts the application once the page is there and the browser has nothing else to do, or at the
 * reader's first act, whichever comes first. The act itself is answered first: it is the business of
 * the inline script, or of the platform.
 */
export function startApplication(): void {
  let asked = false;
  const start = () => {
    if (asked) {
      return;
    }
    asked = true;
    for (const {src} of document.querySelectorAll<HTMLScriptElement>(
      `script[type="${SCRIPT_TYPE}"]`,
    )) {
      // In their order, each as a task of its own.
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  };
  const onAct = () => {
    // Not while the page is still arriving: that would hold up its words.
    if (document.readyState !== 'loading') {
      ACTS.forEach((act) => removeEventListener(act, onAct, true));
      afterFrame(start);
    }
  };
  ACTS.forEach((act) => addEventListener(act, onAct, {capture: true, passive: true}));
  whenAtRest(start);
  whenParsed(() => setTimeout(() => whenIdle(start), PATIENCE_MS));
}
