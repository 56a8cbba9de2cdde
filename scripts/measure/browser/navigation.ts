import type {Page} from '@playwright/test';

import type {Bench} from './bench';
import {DESKTOP, openPage, type Speed} from './conditions';
import {type Answered, installStopwatch} from './inPage';
import {pause, promised, within} from './waiting';
import {atRest, listen} from './wire';

/** Clicks on sidebar links, each to a page not visited before. */
export interface Navigation {
  /** From the click to the frame with the new heading, in milliseconds; Infinity when none came. */
  readonly delaysMs: readonly number[];
  /** Clicks that loaded a whole new document. */
  readonly fullLoads: number;
}

const PATIENCE_MS = 10_000;
/** A hovered link counts as preloaded after this long without a request, in milliseconds. */
const PRELOADED_MS = 500;
const LINKS = 'nav[aria-label="Docs sidebar"] a[href^="/"]:not([aria-current])';

/** How long the pointer is on a link before a quick reader presses, in milliseconds. */
const QUICK_MS = 100;

/**
 * How the pointer meets a link: it rests until the page is preloaded, at each click or at the first of a
 * visit; it is there and presses at once, with nothing loaded ahead (data saver); or it comes and presses
 * soon, as a reader who knows the way does.
 */
export type Meeting = 'preloaded' | 'rested' | 'not preloaded' | 'quick';

/**
 * Clicks through the sidebar links of a section.
 *
 * @param clicks how many; all but `preloaded` count the first click of a fresh page only
 * @throws when the sidebar has too few links
 */
export async function navigate(
  bench: Bench,
  address: string,
  {meeting, speed, clicks}: {meeting: Meeting; speed: Speed; clicks: number},
): Promise<Navigation> {
  const {page, session, close} = await openPage(bench, DESKTOP, speed);
  try {
    const wire = await listen(session);
    if (meeting === 'not preloaded') {
      // Otherwise the links in the viewport would be prefetched.
      await page.addInitScript(() => {
        const connection = {effectiveType: '4g', saveData: true};
        Object.defineProperty(navigator, 'connection', {value: connection});
      });
    }
    let answered = promised<Answered>();
    await page.exposeFunction('reportAnswer', (answer: Answered) => answered.resolve(answer));
    await page.addInitScript(installStopwatch, null);
    await page.goto(`${bench.host.url}${address}`);
    await atRest(page, wire);
    const delaysMs: number[] = [];
    const visited = [address];
    let fullLoads = 0;
    for (let click = 0; click < clicks; click += 1) {
      const link = await nextLink(page, visited);
      visited.push(link.href);
      answered = promised<Answered>();
      await page.evaluate(expectHeading, {href: link.href, selector: LINKS});
      if (meeting !== 'not preloaded') {
        await page.mouse.move(link.x, link.y);
        await (meeting === 'quick' ? pause(QUICK_MS) : wire.quiet(PRELOADED_MS));
      }
      const press = (type: 'mousePressed' | 'mouseReleased') =>
        session.send('Input.dispatchMouseEvent', {
          type,
          x: link.x,
          y: link.y,
          button: 'left',
          clickCount: 1,
        });
      await Promise.all([press('mousePressed'), press('mouseReleased')]);
      const answer = await within(answered.promise, PATIENCE_MS);
      delaysMs.push(answer?.isHit ? answer.delayMs : Infinity);
      await atRest(page, wire);
      const isSame = await page.evaluate(() => 'isMeasured' in window);
      fullLoads += isSame ? 0 : 1;
    }
    return {delaysMs, fullLoads};
  } finally {
    await close();
  }
}

interface Link {
  readonly href: string;
  readonly x: number;
  readonly y: number;
}

/** Runs in the page. */
function expectHeading({href, selector}: {href: string; selector: string}): void {
  Object.assign(window, {isMeasured: true});
  window.expectAct({answer: 'heading', event: 'click', control: selector, link: href});
}

async function nextLink(page: Page, visited: readonly string[]): Promise<Link> {
  const found = await page.evaluate(
    ({selector, seen}) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
        (link) => !seen.includes(link.pathname) && link.checkVisibility(),
      );
      // The first links are the sections, whose main pages have other sidebars.
      const link = links.find((candidate) => candidate.closest('ul ul'));
      link?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {left, top, width, height} = link?.getBoundingClientRect() ?? new DOMRect();
      return link && {href: link.pathname, x: left + Math.min(width / 2, 40), y: top + height / 2};
    },
    {selector: LINKS, seen: visited},
  );
  if (!found) {
    throw new Error(`The sidebar has no link that was not clicked yet (${visited.length}).`);
  }
  return found;
}
