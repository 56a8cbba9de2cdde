import {eventElement} from './dom';
import {read, write} from './storage';

/**
 * Shows or hides the announcement bar: sets data-announcement of the root element to `shown` or
 * `dismissed` before the first frame. A bar with a new id is shown again.
 */
export function startAnnouncement(): void {
  const {announcement} = SHELL_CONFIG;
  if (!announcement) {
    return;
  }
  const {id, idKey, dismissKey} = announcement;
  if (read(idKey) !== id) {
    write(idKey, id);
    write(dismissKey, 'false');
  }
  const state = document.documentElement.dataset;
  state.announcement = read(dismissKey) === 'true' ? 'dismissed' : 'shown';

  document.addEventListener('click', (event) => {
    if (eventElement(event, '[data-announcement-close]')) {
      write(dismissKey, 'true');
      state.announcement = 'dismissed';
    }
  });
}
