import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

/*
 * Every statement of the site's specification has a test whose title ends with the
 * statement's number in brackets, or is listed in withoutTest with the reason why it has none.
 */

const statements: Readonly<Record<string, string>> = {
  '1.1': 'There are guides, tutorials and an API reference.',
  '1.2': 'A link leads to the platform’s hub.',
  '1.3': 'The reference reaches from protocols and ophthalmology to runners and encryption.',
  '1.4': 'No product data, no product back end; the hub’s login is not shown.',
  '1.5': 'Title, tagline and address of the site are set.',
  '1.6': 'The base URL is the root.',
  '1.7': 'There is a favicon.',
  '1.8': 'One locale: English, left to right.',
  '1.9': 'Light is the default colour mode, with a switch.',
  '1.10': 'The table of contents holds levels 2 and 3.',
  '1.11': 'The preferred version is kept in local storage.',
  '2.1': 'Pages are static and only read.',
  '2.2': 'Routes match exactly, without parameters.',
  '2.3': 'All pages share one default sidebar.',
  '2.4': 'The root shows the landing page.',
  '2.5': 'The search page takes its query from the address.',
  '2.6': 'The guides’ bare address leads to their introduction.',
  '2.7': 'The reference’s bare address leads to the package’s page.',
  '2.8': 'The tutorials’ bare address leads to their introduction.',
  '2.9': 'Any other path shows the not-found page.',
  '2.10': 'The sidebar’s first entry points to the introduction.',
  '2.11': 'The tree of guides is complete.',
  '2.12': 'Each module of the SDK has a page.',
  '2.13': 'The reference has all groups of the SDK.',
  '2.14': 'The list of tutorials is complete.',
  '2.15': 'Sections on the left of the navbar, the hub on the right.',
  '2.16': 'There is a footer.',
  '2.17': 'The footer holds nine kinds of links.',
  '2.18': 'Footer links may stand in one row with dots.',
  '2.19': 'A link skips to the main content.',
  '2.20': 'The frame may have an announcement bar.',
  '2.21': 'The navbar stays at the top, with two groups of items.',
  '2.22': 'An error in the main content does not take the frame with it.',
  '2.23': 'The navbar knows nine types of items.',
  '2.24': 'The locale dropdown keeps path, query and hash.',
  '2.25': 'The version dropdown leads to the same page, else to the main page.',
  '2.26': 'The layout for small screens ends at 996 px.',
  '2.27': 'The menu of small screens has two levels.',
  '2.28': 'The way back is called “Back to main menu”.',
  '2.29': 'Paths that end in .html are cleaned.',
  '2.30': 'Paths that end in /index are cleaned.',
  '2.31': 'Addresses have no trailing slash.',
  '2.32': 'Links inside the site do not load the page anew.',
  '2.33': 'Pages are loaded ahead by hover, touch and view.',
  '2.34': 'Not on 2g, not with data-saver.',
  '2.35': 'Links to other sites open a protected new tab.',
  '2.36': 'The next page is loaded before it is shown.',
  '2.37': 'If that fails, the page is loaded from the host.',
  '2.38': 'A loader appears after a delay.',
  '2.39': 'A failed load shows its error and Retry.',
  '3.1': 'A search hit has its levels, text, kind and address.',
  '3.2': 'Recent and favorite searches are kept in local storage.',
  '3.3': 'Id and dismissal of the announcement are stored.',
  '3.4': 'The colour choice is stored and shared between tabs.',
  '3.5': 'The preferred version has one key for each plugin.',
  '4.1': 'A page is loading, failed or loaded.',
  '4.2': 'The progress bar starts after 200 ms and ends with the change.',
  '4.3': 'A route change scrolls to its anchor, else to the top, unless only the query changed.',
  '4.4': 'Use of the keyboard marks the body.',
  '4.5': 'Three colour choices: system, light, dark.',
  '4.6': 'The switch goes round all three.',
  '4.7': 'Without the system’s preference it flips between two.',
  '4.8': 'System means dark when the system prefers dark.',
  '4.9': 'The switch is disabled until it can answer.',
  '4.10': 'The announcement shows unless dismissed.',
  '4.11': 'It closes only where it is configured to.',
  '4.12': 'A new id shows it again.',
  '4.13': 'Dropdowns open and close by click.',
  '4.14': 'Enter toggles them, press and focus outside close them.',
  '4.15': 'In the menu they start closed unless an item is active.',
  '4.16': 'The navbar hides on the way down and after jumps, shows on the way up.',
  '4.17': 'The menu toggles, closes on wide views and locks the page’s scrolling.',
  '4.18': 'Sections of the sidebar are open or closed.',
  '4.19': 'They change their height in a time that fits it.',
  '4.20': 'A search whose answer takes 300 ms says that it is on its way.',
  '4.21': 'A failed search is a state of its own.',
  '4.22': 'The modal opens from its button and by Ctrl or Cmd and K.',
  '4.23': 'A slash opens it outside of fields.',
  '4.24': 'Escape or a press outside closes it.',
  '4.25': 'The start shows recent and favorite searches.',
  '4.26': 'Results are grouped by section.',
  '4.27': 'There is a screen for no results.',
  '4.28': 'There is a screen for failures.',
  '4.29': 'Arrows move, Enter follows.',
  '4.30': 'Escape closes the results, then clears the query.',
  '4.31': 'The modal is loaded when it is needed.',
  '5.1': 'A query has at most 64 characters.',
  '5.2': 'So it has on the search page.',
  '5.3': 'An empty query shows what was kept.',
  '5.4': 'A missing id or key of the hosted search is an error.',
  '5.5': 'Ctrl or Cmd and F is left to the browser.',
  '5.6': 'A version dropdown must name versions that exist.',
  '5.7': 'A sidebar’s navbar item needs something to link to.',
  '5.8': 'Unknown types of navbar items are refused.',
  '5.9': 'Broken links are refused.',
  '5.10': 'Broken Markdown links are refused.',
  '5.11': 'Two pages with one address are refused.',
  '5.12': 'Broken anchors are refused (ours, not the specification’s).',
  '6.1': 'There are no roles and no permissions.',
  '7.1': 'No product back end is called.',
  '7.2': 'The hosted search is asked by POST at its path for several indexes.',
  '7.3': 'The index is named “Documentation Website”.',
  '7.4': 'Credentials come from the configuration.',
  '7.5': 'They are sent as parameters of the address.',
  '7.6': 'Each request has the fields that are named.',
  '7.7': 'Results are those of the language and the release.',
  '7.8': 'The number of results is used.',
  '7.9': 'The id of the query is used.',
  '7.10': 'Results are followed within the site.',
  '7.11': 'Hits that match the external pattern are loaded fully.',
  '7.12': 'So they are by a click.',
  '7.13': 'A link shows all results.',
  '7.14': 'Pages connect ahead to the host of the search.',
  '7.15': 'The stylesheet of maths comes from a public network.',
  '7.16': 'Parts of pages are loaded when they are needed.',
  '7.17': 'The index of the hosted search can be filled.',
  '7.18': 'No calls for recommendations, none of other kinds.',
  '8.1': 'An unreachable search says so.',
  '8.2': 'So it does on the search page.',
  '8.3': 'No results for the query.',
  '8.4': 'Up to three suggested queries.',
  '8.5': 'A way to report missing results.',
  '8.6': 'A crash shows its chain of causes and Try again.',
  '8.7': 'Outside the layout with the same words.',
  '8.8': 'A failed page load shows its text and Retry.',
  '8.9': 'A failed route load warns and loads the page.',
  '8.10': 'A page component without default export is named.',
  '8.11': 'A missing route context is named.',
  '8.12': 'A broken invariant of the router is named.',
  '8.13': 'Docs helpers name missing data of their plugin,',
  '8.14': 'a missing active plugin,',
  '8.15': 'a missing sidebar,',
  '8.16': 'a missing document.',
  '8.17': 'A navbar item that fails is shown with its configuration.',
  '8.18': 'The colour-mode hook asks for its provider.',
  '8.19': 'A wrong base URL is explained.',
  '9.1': 'Breakpoint 996 px, levels 2 and 3, one locale.',
  '9.2': 'Limits of the progress bar.',
  '9.3': 'Frame time of the scheduler.',
  '9.4': 'Delay of the loader.',
  '9.5': 'Time-out of stylesheets.',
  '9.6': 'Placeholder of the box.',
  '9.7': 'Placeholder of the modal.',
  '9.8': 'Label of the button.',
  '9.9': 'Twenty results in an answer to the modal.',
  '9.10': 'Twenty results on a page.',
  '9.11': 'At most five in a group.',
  '9.12': 'Snippets of ten words, of five on small screens.',
  '9.13': 'Seven recent searches, four beside favorites.',
  '9.14': 'Ten favorites.',
  '9.15': 'An answer is late after 300 ms.',
  '9.16': 'Time-outs of the hosted search: 1 s, 2 s, 30 s.',
  '9.17': 'A host that failed is asked again after two minutes.',
  '9.18': 'Version of the framework.',
  '9.19': 'Version of the renderer.',
};

/** Statements that no test can prove, each with its reason. */
const withoutTest: Readonly<Record<string, string>> = {};

const folder = path.resolve(__dirname, '..');
const specs = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.spec.ts'),
);

/** Numbers at the end of a string literal, such as `… [2.33]'` and `… [1.11] [3.5]'`. */
function marksIn(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const ends = text.match(/(?: \[\d+\.\d+\])+(?=['"`][,;])/g) ?? [];
  return ends.flatMap((end) => end.match(/\d+\.\d+/g) ?? []);
}

const marks = new Map(specs.map((file) => [file, marksIn(file)]));
const tested = new Set([...marks.values()].flat());

test('every statement has a test, or a reason to have none', () => {
  const open = Object.entries(statements)
    .filter(([number]) => !tested.has(number) && !(number in withoutTest))
    .map(([number, statement]) => `[${number}] ${statement}`);
  expect(open, 'no title of a test ends with these numbers').toEqual([]);
  expect(
    Object.keys(withoutTest).filter((number) => tested.has(number)),
    'these have a test now: take them out of withoutTest',
  ).toEqual([]);
});

test('no title names a statement that there is not', () => {
  const unknown = [...marks].flatMap(([file, numbers]) =>
    numbers.filter((number) => !(number in statements)).map((number) => `${file}: [${number}]`),
  );
  expect(unknown).toEqual([]);
});
