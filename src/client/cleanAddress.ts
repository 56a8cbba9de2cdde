import {cleanAddressBar} from './pending';

/** Client module: after each navigation the address bar shows the clean address of the page. */
export function onRouteDidUpdate(): void {
  // Parts of the page that still wait have announced themselves in their own effects by then.
  queueMicrotask(cleanAddressBar);
}
