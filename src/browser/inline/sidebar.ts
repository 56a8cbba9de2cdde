import {CURRENT, type Item, plainPath, render} from '../sidebar/render';
import {fileUrl, sitePath} from '../offline/address';
import {reveal, ROUTE_EVENT, whenParsed} from './dom';

/** Returns the address of a link as the sidebar's data has it. */
function addressOf(link: HTMLElement): string {
  const address = link.getAttribute('href') ?? '';
  return process.env.OFFLINE_COPY && address ? sitePath((link as HTMLAnchorElement).href) : address;
}

/** Returns the path of the page as the sidebar's data has it. */
function currentPath(): string {
  return process.env.OFFLINE_COPY ? sitePath(location.href) : location.pathname;
}

/** Gives links of the offline copy the URLs of their files. */
function pointToFiles(item: HTMLElement): void {
  for (const link of item.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    link.href = fileUrl(link.getAttribute('href') ?? '');
  }
}

/**
 * Adds the items of a branch that has not been open yet, from the JSON inside it.
 *
 * @param onlyCurrent leaves the branch alone unless the page is inside it
 */
export function fill(details: HTMLElement, onlyCurrent = false): void {
  const data = details.querySelector(':scope > script');
  if (data) {
    const link = details.previousElementSibling as HTMLElement;
    const item = details.parentElement as HTMLElement;
    const tree = details.closest('[data-branch]') as HTMLElement;
    const html = render(
      JSON.parse(data.textContent as string) as Item[],
      {href: addressOf(link), kind: item.className.slice('cat '.length)},
      {path: currentPath(), words: tree.dataset.branch as string},
    );
    if (!onlyCurrent || html.includes(CURRENT)) {
      data.outerHTML = `<ul>${html}</ul>`;
      if (process.env.OFFLINE_COPY) {
        pointToFiles(item);
      }
    }
  }
}

/** Marks only the link of a page. Returns false if there is none: it may be in a closed branch. */
function mark(path: string): boolean {
  let found = false;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '[data-branch] a:not([data-home])',
  )) {
    const isHere = plainPath(link.pathname) === path;
    found ||= isHere;
    if (isHere || link.ariaCurrent) {
      link.ariaCurrent = isHere ? 'page' : null;
    }
  }
  return found;
}

/** Scrolls the sidebar to the page's link, if that is out of view once all branches are open. */
function revealPlace(): void {
  const sidebar = document.querySelector<HTMLElement>('[data-menu].side');
  // Not the fades at the sidebar's ends, which follow its scrolling and never finish.
  const moves = (sidebar?.getAnimations({subtree: true}) ?? [])
    .filter(({timeline}) => timeline === document.timeline)
    .map(({finished}) => finished);
  void Promise.allSettled(moves).then(() => {
    const place = sidebar?.querySelector('[aria-current="page"]');
    if (sidebar && place?.checkVisibility()) {
      reveal(sidebar, place);
    }
  });
}

/** Marks and reveals the page in the menus after a navigation; other branches stay as they were. */
export function startSidebar(): void {
  let from = plainPath(location.pathname);
  document.addEventListener(ROUTE_EVENT, () => {
    const path = plainPath(location.pathname);
    if (path === from) {
      return;
    }
    from = path;
    if (!mark(path)) {
      for (const closed of document.querySelectorAll<HTMLElement>('[data-branch] details')) {
        fill(closed, true);
      }
      mark(path);
    }
    // Also in the main menu, where React marks the links.
    for (const branch of document.querySelectorAll<HTMLDetailsElement>(
      '[data-menu] li > details',
    )) {
      if (branch.parentElement?.querySelector('[aria-current]')) {
        fill(branch);
        branch.open = true;
      }
    }
    revealPlace();
  });
  whenParsed(revealPlace);
}
