import type {BrowserContextOptions} from '@playwright/test';

import type {Bench} from './bench';
import {openPage, PHONE, WIDE} from './conditions';
import type {Expectation} from './inPage';
import {atRest, listen} from './wire';

/** A control of a page and where to tap it. */
export interface Control {
  readonly name: string;
  readonly expectation: Expectation;
  /** Centre of the control in the initial viewport, in CSS pixels. */
  readonly point: {readonly x: number; readonly y: number};
  readonly device: BrowserContextOptions;
}

interface Sought {
  readonly name: string;
  /** Selectors, tried in order; the first match within the viewport is used. */
  readonly candidates: readonly (Pick<Expectation, 'answer' | 'control'> & {
    readonly note?: string;
  })[];
  readonly device: BrowserContextOptions;
}

/** Controls that a reader may tap first. */
const SOUGHT: readonly Sought[] = [
  {
    name: 'phone menu',
    candidates: [{answer: 'menu', control: 'header [popovertarget]'}],
    device: PHONE,
  },
  {
    name: 'sidebar category',
    candidates: [
      {
        answer: 'category',
        control: 'nav[aria-label="Docs sidebar"] details:not([open]) > summary',
        note: '1280 px',
      },
    ],
    device: WIDE,
  },
  {
    name: 'colour mode',
    candidates: [{answer: 'colour', control: 'button[data-color-mode]'}],
    device: PHONE,
  },
  {
    name: 'search box',
    candidates: [{answer: 'search', control: '[data-search-open], main input[type="search"]'}],
    device: PHONE,
  },
  {
    name: 'tabs',
    candidates: [
      {answer: 'tab', control: 'main [role="tab"][aria-selected="false"]'},
      {
        answer: 'details',
        control: 'main details:not([open]) > summary',
        note: 'no tabs; details instead',
      },
    ],
    device: PHONE,
  },
];

/** Names of all controls, in table order. */
const CONTROL_NAMES = SOUGHT.map(({name}) => name);

interface Found {
  readonly x: number;
  readonly y: number;
  readonly link?: string;
}

/** Returns the controls of a page that are in its initial viewport. */
export async function controlsOf(bench: Bench, address: string): Promise<Control[]> {
  const controls: Control[] = [];
  for (const device of [PHONE, WIDE]) {
    const {page, session, close} = await openPage(bench, device, {cpu: 1, network: 'local'});
    try {
      const wire = await listen(session);
      await page.goto(`${bench.host.url}${address}`);
      await atRest(page, wire);
      for (const {name, candidates} of SOUGHT.filter((sought) => sought.device === device)) {
        for (const {answer, control, note} of candidates) {
          const found = await page.evaluate(locate, control);
          if (found) {
            controls.push({
              name: note ? `${name} (${note})` : name,
              expectation: {answer, event: 'pointerup', control, link: found.link},
              point: {x: found.x, y: found.y},
              device,
            });
            break;
          }
        }
      }
    } finally {
      await close();
    }
  }
  const place = ({name}: Control): number =>
    CONTROL_NAMES.findIndex((known) => name.startsWith(known));
  return controls.sort((a, b) => place(a) - place(b));
}

/** Runs in the page: returns the first match that can be tapped without scrolling. */
function locate(selector: string): Found | null {
  for (const element of document.querySelectorAll(selector)) {
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Leaves room below for what opens.
    const isInView = width > 0 && top >= 0 && y < innerHeight - 60 && x > 0 && x < innerWidth;
    const hit = isInView ? document.elementFromPoint(x, y) : null;
    if (hit && element.contains(hit)) {
      const link = element.closest('li')?.querySelector('a')?.getAttribute('href') ?? undefined;
      return {x, y, link};
    }
  }
  return null;
}
