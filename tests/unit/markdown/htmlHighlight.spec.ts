import {expect, test} from 'vitest';
import {toHtml} from 'hast-util-to-html';

import {codeFigure} from '../../../src/markdown/code/figure';
import {splitLines} from '../../../src/markdown/code/lines';
import {tokenize} from '../../../src/markdown/code/tokens';
import {rehypeHighlight} from '../../../src/markdown/html/highlight';
import {page, run} from '../support/markdown';

function hueOf(code: string, grammar: string, text: string): string | undefined {
  return tokenize(code, grammar).find((token) => token.text.trim() === text)?.hue;
}

test('tokens joined are the code, in every hue the site has', () => {
  const code = 'from x import CSVSource\n@dec\ndef f(a: int = 3):\n    return f"{a}" # c\n';
  const tokens = tokenize(code, 'python');
  expect(tokens.map((token) => token.text).join('')).toBe(code);
  expect(hueOf(code, 'python', 'from')).toBe('k');
  expect(hueOf(code, 'python', 'CSVSource')).toBe('t');
  expect(hueOf(code, 'python', 'f')).toBe('f');
  expect(hueOf(code, 'python', 'int')).toBe('t');
  expect(hueOf(code, 'python', '3')).toBe('v');
  expect(hueOf(code, 'python', '# c')).toBe('c');
});

test('a name before a bracket is a call, a class by its capital, a constant is neither', () => {
  expect(hueOf('source.yield_data()', 'python', 'yield_data')).toBe('f');
  expect(hueOf('x = bf.ResultsOnly(y)', 'python', 'ResultsOnly')).toBe('t');
  expect(tokenize('MAX_SIZE', 'python')).toEqual([{text: 'MAX_SIZE'}]);
});

test('YAML: keys, strings, numbers and references to the environment', () => {
  const code = 'path: ${HOME}/x\nname: "a"\nseed: 100\n# note\n';
  expect(hueOf(code, 'yaml', 'path')).toBe('f');
  expect(hueOf(code, 'yaml', '${HOME}')).toBe('k');
  expect(hueOf(code, 'yaml', '"a"')).toBe('s');
  expect(hueOf(code, 'yaml', '100')).toBe('v');
  expect(hueOf(code, 'yaml', '# note')).toBe('c');
});

test('a string over several lines keeps its hue on each of them', () => {
  const lines = splitLines(tokenize('a = """x\ny"""', 'python'));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toEqual([{text: 'y"""', hue: 's'}]);
});

test('lines are marked by the fence and by comments, which are taken out', () => {
  const html = toHtml(
    codeFigure({
      code: 'one\n# highlight-next-line\ntwo\nthree\n# highlight-start\nfour\n# highlight-end\nfive',
      language: 'text',
      meta: '{3}',
    }),
  );
  expect(html).not.toContain('highlight-');
  expect(html).toContain(
    'one\n<span class="hl">two\n</span><span class="hl">three\n</span><span class="hl">four\n</span>five',
  );
});

test('the caption is the title, or the language where there is none', () => {
  expect(toHtml(codeFigure({code: 'x', language: 'yaml', meta: 'title="pod.yaml"'}))).toContain(
    '<b>pod.yaml</b>',
  );
  const terminal = toHtml(codeFigure({code: 'x', language: 'bash'}));
  expect(terminal).toContain('<b>Terminal</b>');
  expect(terminal).toContain('aria-label="Code: Terminal"');
  expect(terminal).toContain('data-copy');
});

test('the prompt of a terminal is no part of the text that is copied', () => {
  expect(toHtml(codeFigure({code: '$ pip install x', language: 'bash'}))).not.toContain('$ ');
});

test('a line list that cannot be read is refused', () => {
  expect(() => codeFigure({code: 'x', language: 'text', meta: '{a-b}'})).toThrow('{1,3-4}');
});

test('a fenced block becomes a figure', async () => {
  const html = await run('Words.\n\n```python title="a.py"\nx = 1\n```\n', [rehypeHighlight]);
  expect(html).toContain('<figure class="code" data-language="python"><figcaption><b>a.py</b>');
  expect(html).toContain('<span class="v">1</span>');
});

test('an unknown language fails with file and line', async () => {
  const failing = run('Words.\n\n```pyhton\nx = 1\n```\n', [rehypeHighlight]);
  await expect(failing).rejects.toThrow(
    `${page}:3: Code block in the unknown language "pyhton". Known: bash, `,
  );
  await expect(failing).rejects.toThrow(/ \(site:unknown-language\)$/);
});

test('numbers inside unquoted words and the asterisk of a query are plain', () => {
  expect(tokenize('pip install name==1.2.0', 'bash').at(-1)).toEqual({text: ' name==1.2.0'});
  expect(hueOf('sleep 5', 'bash', '5')).toBe('v');
  const yaml = 'model: a/vit-patch16-224\nquery: SELECT COUNT(*) FROM t\nx: *base\n';
  expect(hueOf(yaml, 'yaml', '*base')).toBe('k');
  const hued = tokenize(yaml, 'yaml').filter(({hue}) => hue === 'v' || hue === 'k');
  expect(hued.map(({text}) => text)).toEqual(['*base']);
});
