import type {Change} from './diff/types';

/** Text with names and values in code style between. */
export type Words = readonly (string | {readonly code: string})[];

const code = (text: string) => ({code: text});

const KIND_WORDS: Readonly<Record<string, string>> = {
  'positional-only': 'only by place',
  'positional-or-keyword': 'by place or name',
  'keyword-only': 'only by name',
  'var-positional': 'as further arguments',
  'var-keyword': 'as further named arguments',
};

/** Says what a change does, without the path of the symbol: `the default of x is 2 (was 1)`. */
export function changeWords(change: Omit<Change, 'path'>): Words {
  const {kind, parameter = '', before, after, successor = ''} = change;
  const own = parameter === '' ? [] : [code(parameter)];
  const was = before === undefined ? [] : [' (was ', code(before), ')'];
  switch (kind) {
    case 'new':
      return change.isBreaking ? ['is new and must be given'] : ['is new'];
    case 'gone':
      return ['is gone'];
    case 'moved':
      return ['is now ', code(successor)];
    case 'renamed':
      return ['seems to be ', code(successor), ' now'];
    case 'kind':
      return [`is now ${withArticle(after ?? '')}`, ` (was ${withArticle(before ?? '')})`];
    case 'bases':
      return after ? ['extends ', code(after), ...was] : ['extends nothing', ...was];
    case 'type':
      return [...own, ' has another type'].map(trimFirst(own.length));
    case 'returns':
      return after === undefined
        ? ['no longer says what it returns']
        : ['returns ', code(after), ...was];
    case 'value':
      return after === undefined ? ['has no fixed value', ...was] : ['is ', code(after), ...was];
    case 'required':
      return [...own, ' must be given', ...was].map(trimFirst(own.length));
    case 'optional':
      return [...own, ' need not be given'].map(trimFirst(own.length));
    case 'deprecated':
      return ['is deprecated'];
    case 'parameter-new':
      return change.isBreaking
        ? ['needs ', ...own]
        : ['takes ', ...own, ...(after === undefined ? [] : [', default ', code(after)])];
    case 'parameter-gone':
      return ['no longer takes ', ...own];
    case 'parameter-renamed':
      return [...own, ' seems to be ', code(successor), ' now'];
    case 'parameter-kind':
      return ['takes ', ...own, ` ${KIND_WORDS[after ?? ''] ?? after}`];
    case 'parameter-place':
      return [...own, ` is argument ${after} (was ${before})`];
    case 'default':
      return own.length === 0
        ? ['has the default ', code(after ?? ''), ...was]
        : ['the default of ', ...own, ' is ', code(after ?? ''), ...was];
  }
}

/** Removes the space at the start of words that begin without a parameter. */
function trimFirst(before: number) {
  return (part: Words[number], index: number): Words[number] =>
    typeof part === 'string' && index === 0 && before === 0 ? part.trimStart() : part;
}

function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** Returns the text of words without code style. */
export function plainWords(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}

/** Shortens a release for a sentence: 11.3 for 11.3.0, 10.0.1 as it is. */
export function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}
