/**
 * The 55 criteria of the levels A and AA of WCAG 2.2 (https://www.w3.org/TR/WCAG22/), and what is known
 * about each on this site. The page about accessibility is made from this table; a test holds the titles
 * in it to the tests.
 */

/**
 * How a criterion was looked at: by tests, by reading the pages and their code, or not at all. It may
 * also be about something that the site does not have.
 */
export type Evaluation = 'tested' | 'read' | 'absent' | 'open';

interface TestTitle {
  /** File of the test, below `tests`. */
  readonly file: string;
  /** Its title, or the part of it that does not change. */
  readonly title: string;
}

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly evaluation: Evaluation;
  readonly tests: readonly TestTitle[];
  readonly note?: string;
}

const test = (file: string, title: string): TestTitle => ({file, title});

const ENGINES = test('a11y/axe.spec.ts', 'has no violations by axe and by Equal Access');
const WALK = test(
  'a11y/keyboardWalk.spec.ts',
  'Tab goes forward through the page and out of it, and each stop is seen',
);
const NO_MEDIA = test(
  'build/markup.spec.ts',
  'no page has sound, moving pictures, pictures of text or questions about the reader',
);
const SPACING = test('a11y/textSpacing.spec.ts', 'is whole with wide text spacing on');
const EVERY_PAGE = test(
  'a11y/everyPage.spec.ts',
  'have no axe violations in both colour modes at both widths',
);
const HEAD = test('build/files.spec.ts', 'has a title, a description and its language in the head');
const SIDEBAR = test(
  'build/siteFacts.spec.ts',
  'all pages share one sidebar, which lists the three sections',
);
const FOOTER = test(
  'build/siteFacts.spec.ts',
  'the footer of every page leads to the nine places of the specification',
);
const NO_POST = test(
  'build/siteFacts.spec.ts',
  'every page is a file, without a form that posts data',
);

const row = (
  id: string,
  name: string,
  level: Criterion['level'],
  evaluation: Evaluation,
  tests: readonly TestTitle[] = [],
  note?: string,
): Criterion => ({id, name, level, evaluation, tests, note});

export const criteria: readonly Criterion[] = [
  row('1.1.1', 'Non-text Content', 'A', 'tested', [
    ENGINES,
    test('a11y/drawings.spec.ts', 'every drawing is announced by its title and described in full'),
  ]),
  row(
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    'A',
    'absent',
    [NO_MEDIA],
    'There is no sound and no video.',
  ),
  row(
    '1.2.2',
    'Captions (Prerecorded)',
    'A',
    'absent',
    [NO_MEDIA],
    'There is no sound and no video.',
  ),
  row(
    '1.2.3',
    'Audio Description or Media Alternative (Prerecorded)',
    'A',
    'absent',
    [NO_MEDIA],
    'There is no sound and no video.',
  ),
  row('1.2.4', 'Captions (Live)', 'AA', 'absent', [NO_MEDIA], 'There is no sound and no video.'),
  row(
    '1.2.5',
    'Audio Description (Prerecorded)',
    'AA',
    'absent',
    [NO_MEDIA],
    'There is no sound and no video.',
  ),
  row('1.3.1', 'Info and Relationships', 'A', 'tested', [
    ENGINES,
    test(
      'e2e/contentPages.spec.ts',
      'on a phone a table shows labelled rows, and keeps its table semantics',
    ),
    test('a11y/screenReader.spec.ts', 'hears a row of a table with its header, also on a phone'),
  ]),
  row('1.3.2', 'Meaningful Sequence', 'A', 'tested', [
    WALK,
    test('a11y/screenReader.spec.ts', 'hears where the page is and what it is about'),
  ]),
  row(
    '1.3.3',
    'Sensory Characteristics',
    'A',
    'read',
    [],
    'Instructions name controls, files and messages. None says where something is on the screen, or its colour.',
  ),
  row('1.3.4', 'Orientation', 'AA', 'tested', [SPACING, ENGINES]),
  row(
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    'absent',
    [NO_MEDIA],
    'No field asks for anything about you.',
  ),
  row('1.4.1', 'Use of Color', 'A', 'tested', [
    ENGINES,
    test('e2e/contentPages.spec.ts', 'admonitions name their type in words'),
    test(
      'e2e/shellConditions.spec.ts',
      'in forced colours the current place and the controls stay recognisable',
    ),
  ]),
  row('1.4.2', 'Audio Control', 'A', 'absent', [NO_MEDIA], 'There is no sound.'),
  row('1.4.3', 'Contrast (Minimum)', 'AA', 'tested', [
    ENGINES,
    EVERY_PAGE,
    test('a11y/drawings.spec.ts', 'drawings are legible and have no axe violations'),
  ]),
  row('1.4.4', 'Resize Text', 'AA', 'tested', [
    test('e2e/textSize.spec.ts', 'columns fold before the text is squeezed'),
    test(
      'e2e/shellConditions.spec.ts',
      'fits 320 px at 200 % text size, with every control in view',
    ),
  ]),
  row(
    '1.4.5',
    'Images of Text',
    'AA',
    'tested',
    [NO_MEDIA],
    'Drawings are made of shapes and real text.',
  ),
  row(
    '1.4.10',
    'Reflow',
    'AA',
    'tested',
    [
      test(
        'e2e/everyPage.spec.ts',
        'log no problem, have one h1 and do not scroll sideways at 320 px',
      ),
    ],
    'Wide code scrolls in its own box.',
  ),
  row(
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'tested',
    [
      test(
        'a11y/nonTextContrast.spec.ts',
        'edges of fields, icons and focus rings are 3 to 1 with what is around them',
      ),
      test(
        'a11y/nonTextContrast.spec.ts',
        'shapes of drawings are 3 to 1 with what is around them',
      ),
    ],
    'Pictures of data, such as a scan, are shown as the data are.',
  ),
  row('1.4.12', 'Text Spacing', 'AA', 'tested', [SPACING]),
  row(
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    'read',
    [],
    'Menus open on a press. What appears under a pointer or the focus covers nothing: the link of a heading, next to it. Some links have a title, which the browser shows in its own way.',
  ),
  row('2.1.1', 'Keyboard', 'A', 'tested', [
    ENGINES,
    test('e2e/shellConditions.spec.ts', 'with the keyboard alone: section, branch, page, theme'),
    test(
      'a11y/keyboardWalk.spec.ts',
      'a member of a class is three keys away: open the search, paste its name, follow',
    ),
  ]),
  row('2.1.2', 'No Keyboard Trap', 'A', 'tested', [WALK]),
  row(
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    'tested',
    [test('e2e/slashKey.spec.ts', 'the slash key opens the search until the reader turns it off')],
    'The switch is on this page.',
  ),
  row(
    '2.2.1',
    'Timing Adjustable',
    'A',
    'read',
    [],
    'Nothing has a time limit. Only the word that tells you that code was copied goes away, after two seconds; the code stays in the clipboard.',
  ),
  row(
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    'tested',
    [test('e2e/contentPages.spec.ts', 'with reduced motion nothing is animated')],
    'Nothing moves by itself but a spinner while the search waits.',
  ),
  row(
    '2.3.1',
    'Three Flashes or Below Threshold',
    'A',
    'read',
    [],
    'Nothing flashes: there are no moving pictures, and the few transitions run once.',
  ),
  row('2.4.1', 'Bypass Blocks', 'A', 'tested', [
    test('e2e/shellPage.spec.ts', 'the skip link is the first stop and leads past the navigation'),
  ]),
  row('2.4.2', 'Page Titled', 'A', 'tested', [HEAD]),
  row('2.4.3', 'Focus Order', 'A', 'tested', [WALK]),
  row(
    '2.4.4',
    'Link Purpose (In Context)',
    'A',
    'read',
    [ENGINES, test('build/markup.spec.ts', 'no link says only “here” or “more”')],
    'The short texts of links were read, those of up to 25 characters.',
  ),
  row('2.4.5', 'Multiple Ways', 'AA', 'tested', [
    test('e2e/searchPage.spec.ts', 'the search page lists every page of every section'),
    SIDEBAR,
  ]),
  row(
    '2.4.6',
    'Headings and Labels',
    'AA',
    'read',
    [],
    'All headings that are not names of the SDK were read.',
  ),
  row('2.4.7', 'Focus Visible', 'AA', 'tested', [WALK]),
  row('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', 'tested', [WALK]),
  row('2.5.1', 'Pointer Gestures', 'A', 'read', [], 'Every control takes a single press.'),
  row(
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'read',
    [],
    'Controls act when you let go. Pressing down outside of an open menu closes it and does nothing else.',
  ),
  row('2.5.3', 'Label in Name', 'A', 'tested', [ENGINES]),
  row('2.5.4', 'Motion Actuation', 'A', 'read', [], 'Nothing reads the sensors of a device.'),
  row('2.5.7', 'Dragging Movements', 'AA', 'read', [], 'Nothing has to be dragged.'),
  row('2.5.8', 'Target Size (Minimum)', 'AA', 'tested', [ENGINES, EVERY_PAGE]),
  row('3.1.1', 'Language of Page', 'A', 'tested', [HEAD]),
  row(
    '3.1.2',
    'Language of Parts',
    'AA',
    'tested',
    [test('build/markup.spec.ts', 'translators leave code as it is')],
    'Text is in English. Code is marked, so that translators leave it alone.',
  ),
  row('3.2.1', 'On Focus', 'A', 'tested', [WALK]),
  row(
    '3.2.2',
    'On Input',
    'A',
    'read',
    [],
    'Typing in the search box opens the dialog of the search, with your text in it. Choosing a tab changes the code below it, and all tabs of the same choice.',
  ),
  row('3.2.3', 'Consistent Navigation', 'AA', 'tested', [SIDEBAR, FOOTER]),
  row(
    '3.2.4',
    'Consistent Identification',
    'AA',
    'read',
    [],
    'Navigation bar, sidebar and footer are made once for all pages.',
  ),
  row('3.2.6', 'Consistent Help', 'A', 'tested', [FOOTER], 'Support is in the footer.'),
  row(
    '3.3.1',
    'Error Identification',
    'A',
    'read',
    [],
    'No form can be filled in wrongly. A text that is too long for the search is shortened, and the search says so.',
  ),
  row('3.3.2', 'Labels or Instructions', 'A', 'tested', [ENGINES]),
  row(
    '3.3.3',
    'Error Suggestion',
    'AA',
    'tested',
    [test('e2e/searchSteps.spec.ts', 'offers the nearest names and the places to start')],
    'For a search without results.',
  ),
  row(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'absent',
    [NO_POST],
    'Nothing is sent.',
  ),
  row(
    '3.3.7',
    'Redundant Entry',
    'A',
    'absent',
    [NO_MEDIA],
    'No field asks for anything about you.',
  ),
  row(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'absent',
    [NO_POST],
    'The site has no log-in.',
  ),
  row('4.1.2', 'Name, Role, Value', 'A', 'tested', [
    ENGINES,
    test(
      'a11y/screenReader.spec.ts',
      'hears which of two tabs is chosen, and the name of the code',
    ),
  ]),
  row('4.1.3', 'Status Messages', 'AA', 'tested', [
    test('e2e/shellPage.spec.ts', 'a copy button copies its code and says so'),
    test(
      'e2e/searchWaiting.spec.ts',
      'the modal shows that it is searching when a response takes 300 ms',
    ),
  ]),
];

/** The four principles of WCAG: the first number of a criterion, and the name on the page. */
export const principles = {
  perceivable: '1',
  operable: '2',
  understandable: '3',
  robust: '4',
} as const;

export type Principle = keyof typeof principles;

/** Returns the criteria of a principle. */
export function criteriaOf(principle: Principle): readonly Criterion[] {
  return criteria.filter(({id}) => id.startsWith(`${principles[principle]}.`));
}
