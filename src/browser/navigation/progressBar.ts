/*
 * Client module: shows a bar at the top of the window while a page loads (`#nprogress` in
 * `src/css/framework.css`). Replaces the theme's module, which imports a stylesheet.
 */
import nprogress from 'nprogress';

/** The delay before the bar is shown, in milliseconds; a page that loads sooner needs none. */
export const BAR_DELAY_MS = 200;

nprogress.configure({showSpinner: false});

interface Update {
  readonly location: {readonly pathname: string};
  readonly previousLocation: {readonly pathname: string} | null;
}

/** Schedules the bar. The framework calls the returned function, which cancels it, after loading. */
export function onRouteUpdate({location, previousLocation}: Update): (() => void) | undefined {
  if (previousLocation === null || location.pathname === previousLocation.pathname) {
    return undefined;
  }
  const timer = window.setTimeout(() => nprogress.start(), BAR_DELAY_MS);
  return () => window.clearTimeout(timer);
}

/** Completes and removes the bar. */
export function onRouteDidUpdate(): void {
  nprogress.done();
}
