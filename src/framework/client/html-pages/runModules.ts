/**
 * Runs the scripts that a page brings along, which the browser does only for a page that it loads as a
 * document. A module runs once, however often its page is shown. A script that cannot be loaded is marked
 * with `data-failed`, for the styles of its page.
 */
export function runModules(place: HTMLElement): void {
  for (const script of place.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    import(/* webpackIgnore: true */ script.src).catch(() => (script.dataset.failed = ''));
  }
}
