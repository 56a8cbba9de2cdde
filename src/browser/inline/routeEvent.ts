import {ROUTE_EVENT} from './dom';

/** Client module: notifies the inline script that another page is shown. */
export function onRouteDidUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) {
    document.dispatchEvent(new Event(ROUTE_EVENT));
  }
}
