import {fileUrl} from '../offline/address';
import {whenAtRest} from './dom';

/**
 * Loads, once the page is at rest, what it can do without until then (`src/browser/rest`). Not from disk,
 * where browsers refuse modules.
 */
export function startRest(): void {
  const {rest} = SHELL_CONFIG;
  if (rest && location.protocol !== 'file:') {
    whenAtRest(() => {
      import(process.env.OFFLINE_COPY ? fileUrl(rest) : rest).catch(() => undefined);
    });
  }
}
