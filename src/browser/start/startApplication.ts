import {afterFrame, whenAtRest, whenIdle, whenParsed} from '../inline/dom';
import {SCRIPT_TYPE} from './scripts';

/** Events that show that a reader is there and may soon need the application. */
const FIRST_INPUTS = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/** The longest wait for images and stylesheets after the HTML is parsed, in milliseconds. */
const MAX_WAIT_MS = 3000;

/**
 * Starts the application once the page has loaded and the browser is idle, or on the reader's first
 * input, whichever comes first. The inline script or the platform handles the input itself before that.
 */
export function startApplication(): void {
  let started = false;
  const start = () => {
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
  const onInput = () => {
    // Not while the HTML is still arriving: that would delay its text.
    if (document.readyState !== 'loading') {
      FIRST_INPUTS.forEach((input) => removeEventListener(input, onInput, true));
      afterFrame(start);
    }
  };
  FIRST_INPUTS.forEach((input) => addEventListener(input, onInput, {capture: true, passive: true}));
  whenAtRest(start);
  whenParsed(() => setTimeout(() => whenIdle(start), MAX_WAIT_MS));
}
