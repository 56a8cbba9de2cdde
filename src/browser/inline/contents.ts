import {reveal, ROUTE_EVENT, whenParsed} from './dom';

const links = '[data-toc] a[href*="#"]';

function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/** Marks the entry of the table of contents whose section is in view. */
function mark(): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(links)];
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const limit = atEnd ? innerHeight : padding + 8;
  const current = entries.findLast((entry) => {
    const heading = headingOf(entry);
    return heading?.checkVisibility() && heading.getBoundingClientRect().top <= limit;
  });
  for (const entry of entries) {
    if (entry === current) {
      if (!entry.hasAttribute('aria-current')) {
        entry.setAttribute('aria-current', 'true');
        const box = entry.closest<HTMLElement>('[data-toc]');
        if (box) {
          reveal(box, entry);
        }
      }
    } else {
      entry.removeAttribute('aria-current');
    }
  }
}

/** Keeps the marked entry of the table of contents up to date with the scroll position. */
export function startContents(): void {
  let scheduled = false;
  const schedule = () => {
    if (!scheduled) {
      scheduled = true;
      requestAnimationFrame(() => {
        scheduled = false;
        mark();
      });
    }
  };
  document.addEventListener('scroll', schedule, {passive: true});
  addEventListener('resize', schedule);
  document.addEventListener(ROUTE_EVENT, schedule);
  whenParsed(schedule);
}
