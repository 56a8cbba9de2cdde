import {fileUrl} from './address';

/** Links with a path from the site's root, as React renders them. */
const SITE_LINK = 'a[href^="/"]';

/** What readers do with a link before the browser reads its address. */
const TURNS = ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu'];

/** Gives links with paths of the site the URLs of their files when a reader turns to one. */
export function startOfflineLinks(): void {
  const point = ({target}: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SITE_LINK) : null;
    if (link) {
      link.href = fileUrl(link.getAttribute('href') ?? '');
    }
  };
  for (const turn of TURNS) {
    document.addEventListener(turn, point, {capture: true});
  }
}
