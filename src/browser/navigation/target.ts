import {namedElement} from './namedElement';
import {settle} from './settle';

/** What a reader who follows an address to an anchor is shown: a row, an entry of a list, a heading. */
const SHOWN = 'tr, dl > div, h2, h3, h4';

let marked: Element | null | undefined;

interface Update {
  readonly location: {readonly hash: string};
  /** Null for the page that the host served. */
  readonly previousLocation: unknown;
}

/**
 * Client module: marks the place that the address names with `data-target`, which the styles highlight.
 *
 * `:target` does it for the page that the host served. It does not follow the router, whose
 * `pushState` leaves the document's target element as it is, so it is not asked once there is
 * `data-routed` on the root.
 *
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate-fragid
 */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  document.documentElement.dataset.routed = '';
  marked?.removeAttribute('data-target');
  marked = namedElement(location.hash)?.closest(SHOWN);
  marked?.setAttribute('data-target', '');
  if (previousLocation) {
    settle(marked);
  }
}
