import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {cleanPath} from '../../../src/browser/navigation/address';
import {fitPaste, refit} from '../../../src/components/search/fitPaste';
import {hitAddress} from '../../../src/components/search/hitAddress';
import {escapeHtml, unescapeHtml} from '../../../src/lib/escapeHtml';
import {createEngine} from '../../../src/search/engine/createEngine';
import {findPages} from '../../../src/search/findPages';
import {MAX_TYPED_LENGTH, queryOf, searchOf} from '../../../src/search/query';
import {processorTime} from '../support/processorTime';
import {headingOf, symbolOf} from './places';

/* What strangers may put into addresses, storage, a hosted index and fields, by property. */

/** Text of any kind: also control characters, halves of pairs, marks of direction, names of prototypes. */
const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 300}),
  fc.string({unit: 'grapheme', maxLength: 300}),
  fc
    .array(fc.integer({min: 0, max: 0xffff}), {maxLength: 200})
    .map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        '__proto__',
        'constructor',
        '<script>',
        '</script',
        'javascript:',
        '\u202e',
        '\u0000',
        '(a+)+$',
        '%E0%A4%A',
        '//evil.example',
        '\\',
        '.'.repeat(50),
        'csv',
        ' ',
      ),
      {maxLength: 12},
    )
    .map((parts) => parts.join('')),
);

const rules = {baseUrl: '/', externalUrlRegex: '^(?:https://hub\\.example)(?:/|$)'};
const origin = 'https://docs.example';

describe('whatever the text', () => {
  it('a query survives the address, cut to its longest length', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const typed = text.slice(0, MAX_TYPED_LENGTH);
        const asked = queryOf(searchOf(typed));
        expect(asked.length).toBeLessThanOrEqual(MAX_TYPED_LENGTH);
        // Halves of pairs become replacement characters, as in any address.
        expect(asked).toBe(Buffer.from(typed).toString().slice(0, MAX_TYPED_LENGTH));
      }),
    );
  });

  it('a hit leads to this site or to one that is named, never to a script', () => {
    const addresses = fc.oneof(
      anyText,
      fc.webUrl({withQueryParameters: true, withFragments: true}),
      anyText.map((text) => `https://docs.example/${text}`),
      anyText.map((text) => `javascript:${text}`),
    );
    fc.assert(
      fc.property(addresses, (url) => {
        const followed = new URL(hitAddress(url, rules), origin);
        expect(['https://docs.example', 'https://hub.example']).toContain(followed.origin);
      }),
    );
  });

  it('escaped text is no markup, and comes back as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        expect(unescapeHtml(escapeHtml(text))).toBe(text);
      }),
    );
  });

  it('a pasted text fits into the field', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(64), fc.nat(64), (before, text, from, to) => {
        const value = before.slice(0, MAX_TYPED_LENGTH);
        const [start, end] = [from, to]
          .map((at) => Math.min(at, value.length))
          .sort((a, b) => a - b);
        const field = {value, selectionStart: start as number, selectionEnd: end as number};
        expect(fitPaste(field, text)?.value.length ?? 0).toBeLessThanOrEqual(MAX_TYPED_LENGTH);
        expect(refit(value, text)?.value.length ?? 0).toBeLessThanOrEqual(MAX_TYPED_LENGTH);
      }),
    );
  });

  it('the clean form of a path is its own clean form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanPath(`/${text}`);
        expect(clean === '/' || !clean.endsWith('/')).toBe(true);
      }),
    );
  });

  it('pages are found without an error', () => {
    const page = {path: '/a', title: 'Run a pod', description: 'How to.', section: 'Guides'};
    fc.assert(
      fc.property(anyText, (text) => {
        expect(findPages([page], text).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('the search answers within a second', () => {
    const engine = createEngine([
      headingOf(['Pods', 'Run a pod'], 'How to run a pod next to the data.'),
      symbolOf('class', ['kit.data', 'CSVSource'], 'Reads a file.'),
      symbolOf('method', ['kit.odd', 'Odd', '__proto__'], 'Is odd.'),
    ]);
    fc.assert(
      fc.property(anyText, (query) => {
        const {time, result} = processorTime(() => engine.search({indexName: 'docs', query}));
        expect(result.hits.length).toBeLessThanOrEqual(3);
        expect(time).toBeLessThan(1000);
      }),
    );
  });
});

describe('ten megabytes are answered within a second', () => {
  const size = 10_000_000;
  const filled = (part: string) => part.repeat(Math.ceil(size / part.length));
  const engine = createEngine([headingOf(['Pods', 'Run a pod'], 'How to run a pod.')]);
  const acts: Readonly<Record<string, (text: string) => unknown>> = {
    'the query of an address': (text) => queryOf(`?q=${text}`),
    'a paste into an empty field': (text) =>
      fitPaste({value: '', selectionStart: 0, selectionEnd: 0}, text)?.value,
    'a paste that the browser has cut': (text) => refit(text.slice(0, MAX_TYPED_LENGTH), text),
    'the path of an address': (text) => cleanPath(`/${text}`),
    'the address of a hit': (text) => hitAddress(`https://docs.example/${text}`, rules),
    'a query': (text) => engine.search({indexName: 'docs', query: queryOf(`?q=${text}`)}).hits,
  };
  for (const [name, act] of Object.entries(acts)) {
    it.each(['a', ' ', '/', '.', 'a.', '\n', '<b>', 'Error: ', '%E0', '\ud800', '[(a+)+$'])(
      `${name}, of %j`,
      (part) => {
        const text = filled(part);
        expect(processorTime(() => act(text)).time).toBeLessThan(1000);
      },
    );
  }
});
