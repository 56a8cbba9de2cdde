/** The heading of an admonition that has no title of its own, by its keyword. */
export const admonitionWords: Readonly<Record<string, string>> = {
  note: 'Note',
  info: 'Good to know',
  tip: 'Tip',
  caution: 'Caution',
  warning: 'Warning',
  danger: 'Danger',
  expect: 'What you should see',
};
