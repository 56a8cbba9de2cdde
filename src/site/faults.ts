/**
 * What can go wrong around these pages, and what a reader sees then. The page about it is made from this
 * table, with the faults together that look the same to a reader. Each is the title of a test that
 * provokes it in a browser (`faultTest` in `tests/support/faults.ts`): a fault without a test, or a test
 * without a fault, fails.
 */
export interface Fault {
  readonly id: string;
  readonly fault: string;
  readonly seen: string;
}

export interface FaultGroup {
  readonly id: string;
  /** The file with the tests of its faults. */
  readonly tests: string;
  readonly faults: readonly Fault[];
}

const row = (id: string, fault: string, seen: string): Fault => ({id, fault, seen});

const STATIC = 'The page is readable, links and menus work as they do without the application';
const DOCUMENT = 'The browser loads the page itself';
const ANSWER = `${DOCUMENT}, so you see what answers in its place`;
const ORDER = 'The text is there in the right order, and links work';
const OWN_FORMULAS = 'Formulas are drawn with the site’s own copy';
const NEW_RELEASE = 'The search page of the new release opens with what you have typed';
const SEARCHING = 'The search says that it is searching, and answers when it can';
const UNTIL_LEAVING = 'Everything works; choices last until you leave the page';
const LINKS = 'The page works, and so do links';
const TRANSLATED = 'The page stays translated, and links work';
const WITH_SEARCH = 'The page works, and the search too';
const SEARCH = 'The search says that it cannot fetch results, and finds them once it can';
const NO_CARD = 'No card opens, and the link works';
const FALLBACK = 'The text is shown in a font of your system';

export const faultGroups = [
  {
    id: 'application',
    tests: 'tests/e2e/faultsApplication.spec.ts',
    faults: [
      row('script-missing', 'The script is missing (404)', STATIC),
      row('script-error', 'The host fails (500) for the script', STATIC),
      row('script-refused', 'The connection for the script is refused', STATIC),
      row('script-truncated', 'The script arrives cut off', STATIC),
      row('script-corrupt', 'The script is corrupt', STATIC),
      row('script-html', 'An HTML page comes in its place', STATIC),
      row('script-empty', 'The script is empty', STATIC),
      row('script-never', 'The script never arrives', STATIC),
      row('runtime-missing', 'The bundler’s runtime is missing', STATIC),
      row('script-off', 'JavaScript is off', STATIC),
      row('script-blocked', 'A filter removes all scripts of the site', STATIC),
    ],
  },
  {
    id: 'next-page',
    tests: 'tests/e2e/faultsNextPage.spec.ts',
    faults: [
      row('next-missing', 'It is missing (404)', 'The site says that the page is not found'),
      row('next-gone', 'It is gone (410)', 'The site says that the page is not found'),
      row('next-forbidden', 'A proxy forbids it (403)', ANSWER),
      row('next-limited', 'The host limits requests (429)', ANSWER),
      row('next-500', 'The host fails (500)', ANSWER),
      row('next-502', 'A gateway fails (502)', ANSWER),
      row('next-503', 'The host is under maintenance (503)', ANSWER),
      row('next-refused', 'The connection breaks', `${DOCUMENT}, as soon as there is a connection`),
      row('next-truncated', 'It arrives cut off', `${DOCUMENT}, whole`),
      row('next-portal', 'A captive portal answers in its place', ANSWER),
      row('next-login', 'A log-in page of another host answers', ANSWER),
      row('next-json', 'Something else than HTML comes', `${DOCUMENT}, whole`),
      row(
        'next-release',
        'It is of a newer release than the page you read',
        `${DOCUMENT}, once, and with it the new release`,
      ),
      row(
        'next-slow',
        'It takes long',
        'The old page stays, with a progress bar, until the new one is there',
      ),
      row(
        'next-offline',
        'You are offline',
        'A page that you have read opens; for others the browser says that you are offline',
      ),
    ],
  },
  {
    id: 'look',
    tests: 'tests/e2e/faultsLook.spec.ts',
    faults: [
      row('style-missing', 'The stylesheet is missing', ORDER),
      row('style-refused', 'The connection for the stylesheet is refused', ORDER),
      row('font-missing', 'The font is missing', FALLBACK),
      row('font-corrupt', 'The font is corrupt', FALLBACK),
      row('font-never', 'The font never arrives', FALLBACK),
      row('maths-blocked', 'The network blocks the stylesheet of formulas', OWN_FORMULAS),
      row(
        'maths-changed',
        'Somebody has changed the stylesheet of formulas, so the browser refuses it',
        OWN_FORMULAS,
      ),
      row(
        'maths-slow',
        'The stylesheet of formulas takes long',
        'The page does not wait for it, and formulas are readable until it is there',
      ),
      row(
        'maths-both',
        'Neither copy can be fetched',
        'Formulas are shown in the browser’s own way',
      ),
    ],
  },
  {
    id: 'cards',
    tests: 'tests/e2e/symbolCards.spec.ts',
    faults: [
      row('cards-script', 'The script of the cards is missing', NO_CARD),
      row('cards-missing', 'The file of a page’s cards is missing', NO_CARD),
      row('cards-html', 'An HTML page comes in its place', NO_CARD),
    ],
  },
  {
    id: 'search',
    tests: 'tests/e2e/faultsSearch.spec.ts',
    faults: [
      row('search-refused', 'The connection for its records is refused', SEARCH),
      row('search-missing', 'Its records are missing (404)', SEARCH),
      row('search-503', 'The host fails (503) for its records', SEARCH),
      row('search-truncated', 'Its records arrive cut off', SEARCH),
      row('search-html', 'An HTML page comes in their place', SEARCH),
      row('search-shape', 'They are of a release that this one cannot read', SEARCH),
      row('search-empty', 'They are empty', SEARCH),
      row(
        'search-modal',
        'The code of the search box is missing',
        'The search says that it cannot fetch results, in a dialog that offers to try again',
      ),
      row('search-new-release', 'The code of the search box is gone with its release', NEW_RELEASE),
      row('search-worker-new-release', 'The worker’s code is gone with its release', NEW_RELEASE),
      row(
        'search-page-new-release',
        'On the page of the search, the worker’s code is gone with its release',
        'The page is loaded again, once, and answers',
      ),
      row(
        'search-page-two-releases',
        'The host has two releases and serves them in turns',
        'The page is loaded again once only; then it says that it cannot fetch results',
      ),
      row(
        'search-worker-blocked',
        'A policy blocks workers',
        'The search says that it cannot fetch results; its page lists those by title',
      ),
      row('search-worker-missing', 'The worker’s code is missing', SEARCH),
      row('search-worker-crash', 'The worker crashes', SEARCH),
      row(
        'search-offline',
        'You go offline after the first result',
        'The search goes on, as it runs in your browser',
      ),
      row(
        'search-huge',
        'Fifty megabytes of something else come in place of its records',
        'The page stays usable, and the search says that it cannot fetch results',
      ),
      row('search-slow', 'Its records take long', SEARCHING),
      row(
        'search-no-script',
        'JavaScript is off',
        'The page of the search lists all pages of the site',
      ),
    ],
  },
  {
    id: 'hosted',
    tests: 'tests/build/searchHosted.spec.ts',
    faults: [
      row('hosted-refused', 'The connection to it is refused', SEARCH),
      row('hosted-401', 'It refuses the site (401)', SEARCH),
      row('hosted-403', 'It refuses the site’s key (403)', SEARCH),
      row('hosted-429', 'It limits requests (429)', SEARCH),
      row('hosted-503', 'It fails (503)', SEARCH),
      row('hosted-garbage', 'Something else than an answer comes', SEARCH),
      row('hosted-shape', 'Its answer has another form', SEARCH),
      row('hosted-empty', 'It has no records', 'The search says that there are no results'),
      row('hosted-slow', 'It takes long', SEARCHING),
    ],
  },
  {
    id: 'storage',
    tests: 'tests/e2e/faultsStorage.spec.ts',
    faults: [
      row('storage-throws', 'The browser blocks it', UNTIL_LEAVING),
      row('storage-full', 'It is full', UNTIL_LEAVING),
      row(
        'storage-garbage',
        'It holds nonsense',
        'The nonsense is ignored, and replaced by your next choice',
      ),
      row('storage-searches', 'Saved searches in it are damaged', 'The search opens without them'),
      row(
        'storage-other-tab',
        'Another tab changes the colour mode',
        'The tab that you read changes its colours too',
      ),
    ],
  },
  {
    id: 'surroundings',
    tests: 'tests/e2e/faultsSurroundings.spec.ts',
    faults: [
      row('nodes-before', 'An extension adds elements before the application starts', LINKS),
      row('nodes-after', 'An extension adds elements afterwards', LINKS),
      row(
        'nodes-removed',
        'An extension removes elements',
        'The rest of the page works, and so do links',
      ),
      row('translate-before', 'The page is translated before the application starts', TRANSLATED),
      row('translate-after', 'The page is translated afterwards', TRANSLATED),
      row('inline-attack', 'Something adds a script to the page', 'The browser does not run it'),
      row('no-popover', 'The browser has no popovers', 'The text is readable and links work'),
      row('no-has', 'The browser does not know the selector :has()', WITH_SEARCH),
      row(
        'wrong-host',
        'The site is served by another host than it was built for',
        'Links stay on that host',
      ),
      row(
        'offline-online',
        'You go offline and come back while you read',
        'Links work again, without loading the page anew',
      ),
      row(
        'no-idle',
        'The browser never says that it is idle',
        'The application starts all the same',
      ),
      row('clock-past', 'The clock says 1970', WITH_SEARCH),
      row('clock-future', 'The clock says 2099', WITH_SEARCH),
      row(
        'wrong-path',
        'The site is served below another path',
        'The home page says which path it was built for',
      ),
      row('print-menu', 'You print while a menu is open', 'The text is printed, the menu is not'),
      row('back-cache', 'You go back from another site', 'The page is as you left it'),
      row(
        'many-pages',
        'You follow 400 links in one tab',
        'The tab takes at most a fifth more memory than after 40',
      ),
      row('unknown-address', 'An address is misspelt', 'The site offers the nearest addresses'),
      row('frame', 'Another site frames the page', 'The browser shows nothing in the frame'),
    ],
  },
] as const satisfies readonly FaultGroup[];

/** What a reader sees, and the faults that it may come from. */
export interface Sight {
  readonly seen: string;
  readonly faults: readonly Fault[];
}

/** Puts the faults together that look the same to a reader, in the order of the first of each. */
export function sightsOf(faults: readonly Fault[]): Sight[] {
  const bySeen = new Map<string, Fault[]>();
  for (const fault of faults) {
    bySeen.set(fault.seen, [...(bySeen.get(fault.seen) ?? []), fault]);
  }
  return [...bySeen].map(([seen, found]) => ({seen, faults: found}));
}

export type FaultId = (typeof faultGroups)[number]['faults'][number]['id'];

/** All rows by their id. */
export const faults: ReadonlyMap<string, Fault> = new Map(
  faultGroups.flatMap((group) => group.faults.map((fault: Fault) => [fault.id, fault] as const)),
);
