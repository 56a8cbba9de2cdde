import {type Fault, faultTitle, rare, rowOf, type SightGroup} from './faultTypes';

/*
 * What can go wrong around these pages, by what a reader sees then. The page about it is made from this
 * table. Each fault is the title of a test that provokes it in a browser (`faultTest` in
 * `tests/support/faults.ts`): a fault without a test, or a test without a fault, fails.
 */

const application = rowOf('application');
const next = rowOf('next');
const look = rowOf('look');
const cards = rowOf('cards');
const tool = rowOf('tool');
const search = rowOf('search');
const hosted = rowOf('hosted');
const storage = rowOf('storage');
const around = rowOf('around');
const memory = rowOf('memory');

export const sightGroups: readonly SightGroup[] = [
  {
    id: 'page',
    sights: [
      {
        seen: 'The page is readable, and links and menus work as they do without the application',
        todo: 'Reload the page, with JavaScript on. If that does not help, ask whoever runs your filter to allow the scripts of this site.',
        faults: [
          application('script-missing', 'The script is missing (404)'),
          application('script-error', 'The host fails (500) for the script'),
          application('script-refused', 'The connection for the script is refused'),
          application('script-truncated', 'The script arrives cut off'),
          rare(application('script-corrupt', 'The script is corrupt')),
          application('script-html', 'An HTML page comes in place of the script'),
          rare(application('script-empty', 'The script is empty')),
          application('script-never', 'The script never arrives'),
          rare(application('runtime-missing', 'The bundler’s runtime is missing')),
          application('script-off', 'JavaScript is off'),
          application('script-blocked', 'A filter removes all scripts of the site'),
        ],
      },
      {
        seen: 'The page has no layout; its text is in the right order, and links work',
        todo: 'Reload the page. If that does not help, ask whoever runs your filter to allow the stylesheets of this site.',
        faults: [
          look('style-missing', 'The stylesheet is missing'),
          look('style-refused', 'The connection for the stylesheet is refused'),
        ],
      },
      {
        seen: 'The text is shown in a font of your system',
        faults: [
          look('font-missing', 'The font is missing'),
          rare(look('font-corrupt', 'The font is corrupt')),
          look('font-never', 'The font never arrives'),
        ],
      },
      {
        seen: 'Formulas are drawn with the site’s own stylesheet',
        faults: [
          look('maths-blocked', 'The network blocks the stylesheet of formulas'),
          rare(look('maths-changed', 'Somebody has changed that stylesheet')),
        ],
      },
      {
        seen: 'Formulas are shown in the browser’s own way',
        todo: 'Reload the page if a formula is hard to read.',
        faults: [
          look('maths-slow', 'The stylesheet of formulas takes long', 'the page does not wait'),
          look('maths-both', 'Neither copy of that stylesheet can be fetched'),
        ],
      },
      {
        seen: 'On links into the reference no card opens, and the link works',
        todo: 'Follow the link; what the card says is on its page.',
        faults: [
          cards('cards-script', 'The script of the cards is missing'),
          cards('cards-missing', 'The file of a page’s cards is missing'),
          rare(cards('cards-html', 'An HTML page comes in place of the file')),
        ],
      },
      {
        seen: 'The tool says that its code could not be loaded',
        todo: 'Reload the page. In the offline copy, open the page from a server: browsers refuse this code in pages from disk.',
        faults: [
          tool('tool-script', 'The script of a tool, such as the checker of YAML, is missing'),
          tool('tool-part', 'A part of the tool’s code is missing', 'you can try again'),
        ],
      },
    ],
  },
  {
    id: 'surroundings',
    sights: [
      {
        seen: 'The page works, and so do links',
        todo: 'If something is missing, pause your extensions on this site, or update the browser.',
        faults: [
          around('nodes-before', 'An extension adds elements before the application starts'),
          around('nodes-after', 'An extension adds elements afterwards'),
          around('nodes-removed', 'An extension removes elements', 'the rest works'),
          around('no-popover', 'The browser has no popovers', 'the text is readable'),
          rare(around('no-idle', 'The browser never says that it is idle')),
          around('offline-online', 'You go offline and come back', 'nothing is loaded anew'),
          around('wrong-host', 'Another host serves the site', 'links stay on that host'),
        ],
      },
      {
        seen: 'The page works, and the search too',
        todo: 'Update the browser if something looks out of place.',
        faults: [
          around('no-has', 'The browser does not know the selector :has()'),
          rare(around('clock-past', 'The clock says 1970')),
          rare(around('clock-future', 'The clock says 2099')),
        ],
      },
      {
        seen: 'The page stays translated, and links work',
        faults: [
          around('translate-before', 'The page is translated before the application starts'),
          around('translate-after', 'The page is translated afterwards'),
        ],
      },
      {
        seen: 'The page is as you left it',
        faults: [rare(around('back-cache', 'You go back from another site'))],
      },
      {
        seen: 'The text is printed, the menu is not',
        faults: [rare(around('print-menu', 'You print while a menu is open'))],
      },
      {
        seen: 'The tab takes at most a fifth more memory than after 40',
        faults: [rare(memory('many-pages', 'You follow 400 links in one tab'))],
      },
      {
        seen: 'The home page says which path it was built for',
        todo: 'Ask whoever runs this copy to serve it under that path.',
        faults: [around('wrong-path', 'The site is served below another path')],
      },
      {
        seen: 'The browser does not run the script',
        faults: [rare(around('inline-attack', 'Something adds a script to the page'))],
      },
      {
        seen: 'The browser shows nothing in the frame',
        todo: 'Open the page in a tab of its own.',
        faults: [around('frame', 'Another site frames the page')],
      },
    ],
  },
  {
    id: 'next-page',
    sights: [
      {
        seen: 'The browser loads the page itself, so you see what answers in its place',
        todo: 'Log in if the answer asks for it. Otherwise wait a minute and reload; if that does not help, ask whoever runs the proxy to allow the page.',
        faults: [
          next('next-forbidden', 'A proxy forbids the page (403)'),
          next('next-limited', 'The host limits requests (429)'),
          next('next-500', 'The host fails (500)'),
          next('next-502', 'A gateway fails (502)'),
          next('next-503', 'The host is under maintenance (503)'),
          next('next-portal', 'A captive portal answers'),
          next('next-login', 'A log-in page of another host answers'),
        ],
      },
      {
        seen: 'The browser loads the page itself, and it is whole',
        todo: 'If the browser shows an error instead, reload once you have a connection.',
        faults: [
          next('next-truncated', 'The page arrives cut off'),
          rare(next('next-json', 'Something else than HTML comes')),
          next('next-refused', 'The connection breaks', 'it loads once there is one again'),
          next('next-release', 'The page is of a newer release', 'it is loaded once'),
        ],
      },
      {
        seen: 'The site says that the page is not found',
        todo: 'Choose one of the pages that it offers, or search for what you need.',
        faults: [
          next('next-missing', 'The page is missing (404)'),
          next('next-gone', 'The page is gone (410)'),
          around('unknown-address', 'An address is misspelt', 'the nearest addresses are offered'),
        ],
      },
      {
        seen: 'The old page stays, with a progress bar, until the new one is there',
        todo: 'Wait; if it takes too long, reload.',
        faults: [next('next-slow', 'The page takes long')],
      },
      {
        seen: 'What you have read opens; for other pages the browser says that you are offline',
        todo: 'Go back to what you have read, or use the offline copy of this site.',
        faults: [next('next-offline', 'You are offline')],
      },
    ],
  },
  {
    id: 'search',
    sights: [
      {
        seen: 'The search says that it cannot fetch results, and finds them once it can',
        todo: 'Type another letter, or choose “Try again” where there is such a button. The search page still finds pages by title and address.',
        faults: [
          search('search-refused', 'The connection for its records is refused'),
          search('search-missing', 'Its records are missing (404)'),
          search('search-503', 'The host fails (503) for its records'),
          search('search-truncated', 'Its records arrive cut off'),
          search('search-html', 'An HTML page comes in place of its records'),
          rare(search('search-shape', 'Its records are of a release that this one cannot read')),
          rare(search('search-empty', 'Its records are empty')),
          rare(search('search-huge', 'Fifty megabytes of something else come', 'the page works')),
          search('search-modal', 'The code of the search box is missing', 'you can try again'),
          rare(search('search-worker-missing', 'The worker’s code is missing')),
          rare(search('search-worker-crash', 'The worker crashes')),
          search('search-worker-blocked', 'A policy blocks workers', 'its page finds titles'),
          rare(
            search(
              'search-page-two-releases',
              'The host serves two releases in turns',
              'the search page is loaded again once only',
            ),
          ),
          hosted('hosted-refused', 'A hosted search refuses the connection'),
          rare(hosted('hosted-401', 'A hosted search refuses the site (401)')),
          hosted('hosted-403', 'A hosted search refuses the site’s key (403)'),
          hosted('hosted-429', 'A hosted search limits requests (429)'),
          hosted('hosted-503', 'A hosted search fails (503)'),
          rare(hosted('hosted-garbage', 'A hosted search sends something else than an answer')),
          rare(hosted('hosted-shape', 'A hosted search answers in another form')),
        ],
      },
      {
        seen: 'The search says that it is searching, and answers when it can',
        todo: 'Wait, or type another letter to ask again.',
        faults: [
          search('search-slow', 'Its records take long'),
          hosted('hosted-slow', 'A hosted search takes long'),
        ],
      },
      {
        seen: 'The search says that there are no results',
        todo: 'Try other words. If nothing is ever found, ask whoever runs this copy to upload the records of its search.',
        faults: [hosted('hosted-empty', 'A hosted search has no records')],
      },
      {
        seen: 'The search page of the new release opens with what you have typed',
        faults: [
          search('search-new-release', 'The code of the search box is gone with its release'),
          search('search-worker-new-release', 'The worker’s code is gone with its release'),
          search(
            'search-page-new-release',
            'On the search page, the worker’s code is gone with its release',
            'that page is loaded again, once',
          ),
        ],
      },
      {
        seen: 'The search goes on, as it runs in your browser',
        faults: [search('search-offline', 'You go offline after the first result')],
      },
      {
        seen: 'The search page lists all pages of the site',
        todo: 'Choose a page there, or switch JavaScript on.',
        faults: [search('search-no-script', 'JavaScript is off')],
      },
    ],
  },
  {
    id: 'storage',
    sights: [
      {
        seen: 'Everything works; choices last until you leave the page',
        todo: 'Allow this site to store data in your browser, or free some of its storage.',
        faults: [
          storage('storage-throws', 'The browser blocks its storage'),
          storage('storage-full', 'The storage is full'),
        ],
      },
      {
        seen: 'What is damaged is ignored',
        todo: 'Make your choice again.',
        faults: [
          storage('storage-garbage', 'The storage holds nonsense', 'your next choice replaces it'),
          rare(storage('storage-searches', 'Saved searches are damaged', 'the search works')),
        ],
      },
      {
        seen: 'The tab that you read changes its colours too',
        faults: [rare(storage('storage-other-tab', 'Another tab changes the colour mode'))],
      },
    ],
  },
];

/** All faults. */
export const faults: readonly Fault[] = sightGroups.flatMap(({sights}) =>
  sights.flatMap((sight) => sight.faults),
);

/** The titles of all tests by the id of their fault. */
export const faultTitles: ReadonlyMap<string, string> = new Map(
  sightGroups.flatMap(({sights}) =>
    sights.flatMap((sight) =>
      sight.faults.map((fault) => [fault.id, faultTitle(sight, fault)] as const),
    ),
  ),
);
