import {isSavingOrSlow} from './connection';
import {ROUTE_EVENT, SWAP_EVENT, whenAtRest} from './dom';
import {read, write} from './storage';

/**
 * Fetches the web font when the page has loaded and the browser is idle, and shows it from the next page
 * on, after a navigation or a full load, so that visible text never changes its font. `siteFont` is
 * created in the head: `src/plugins/font`.
 */
export function startFont(): void {
  const {file, key} = SHELL_CONFIG.font;
  if (read(key) === file || isSavingOrSlow()) {
    return;
  }
  const fetchFont = () => {
    siteFont.load().then(
      () => {
        write(key, file);
        // Together with the new content, for a single layout; if React renders the page, after it.
        for (const event of [SWAP_EVENT, ROUTE_EVENT]) {
          document.addEventListener(event, () => document.fonts.add(siteFont), {once: true});
        }
      },
      () => undefined,
    );
  };
  whenAtRest(fetchFont);
}
