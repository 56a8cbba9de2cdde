/** The word above a note that has no title of its own. */
export const admonitionWords: Readonly<Record<string, string>> = {
  note: 'Note',
  info: 'Good to know',
  tip: 'Tip',
  caution: 'Caution',
  warning: 'Warning',
  danger: 'Danger',
  expect: 'What you should see',
};
