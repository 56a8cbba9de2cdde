import {isSavingOrSlow} from './connection';
import {ROUTE_EVENT, SWAP_EVENT, whenAtRest} from './dom';
import {read, write} from './storage';

/**
 * The web font is no part of the first load: it is fetched when the page has loaded and is at rest,
 * and shown from the next page on, whether that is loaded or put in place of this one. Nothing that
 * the reader looks at changes under them. `siteFont` comes from the head: `src/plugins/font`.
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
        // With the content, so that the page is laid out once; when React renders, after it.
        for (const event of [SWAP_EVENT, ROUTE_EVENT]) {
          document.addEventListener(event, () => document.fonts.add(siteFont), {once: true});
        }
      },
      () => undefined,
    );
  };
  whenAtRest(fetchFont);
}
