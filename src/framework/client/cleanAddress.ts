import {cleanAddressBar} from './pending';

/** Client module: after each navigation the address bar shows the clean address of the page. */
export function onRouteDidUpdate(): void {
  cleanAddressBar();
}
