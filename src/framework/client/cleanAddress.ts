import {cleanAddressBar} from './pending';

/** Client module: puts the page's clean address into the address bar after each navigation. */
export function onRouteDidUpdate(): void {
  cleanAddressBar();
}
