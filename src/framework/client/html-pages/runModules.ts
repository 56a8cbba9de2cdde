/**
 * Runs the scripts that a page brings along, which the browser does only for a page that it loads as a
 * document. A module runs once, however often its page is shown.
 */
export function runModules(place: HTMLElement): void {
  for (const {src} of place.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    void import(/* webpackIgnore: true */ src).catch(() => undefined);
  }
}
