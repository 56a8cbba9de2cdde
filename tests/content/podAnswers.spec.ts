import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {loadModel} from '../../src/reference/model/load';
import {configClasses} from '../../src/reference/schemas/classes';
import {enumTexts} from '../../src/reference/schemas/values';

/*
 * The answers of a pod have no page in the reference, as their enum is private, and no words that a
 * table could be made from. So the tables are written by hand and held to the enum here.
 */
const ANSWERS = 'bitfount.federated.types._PodResponseType';
const ACCEPT = 'ACCEPT';

const model = loadModel();
const answers = enumTexts(model, ANSWERS, 'name');

/** The codes in the first cells of the tables below a line, up to the next heading. */
function codes(page: string, from: RegExp): string[] {
  const start = page.search(from);
  expect(start, String(from)).toBeGreaterThan(-1);
  const [part = ''] = page.slice(start + 1).split(/^## /m);
  const cells = [...part.matchAll(/^\| ([^|]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, code = '']) => code));
}

/** What a table has too much and what it lacks. */
function faults(found: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...found.filter((code) => !wanted.includes(code)).map((code) => `no answer: ${code}`),
    ...wanted.filter((code) => !found.includes(code)).map((code) => `missing: ${code}`),
  ];
}

test('the model knows the answers of a pod', () => {
  expect(configClasses(model).at(ANSWERS)?.flavour).toBe('enum');
  expect(answers).toContain(ACCEPT);
});

test('the answers that guides explain are those that the release has', () => {
  const custodians = 'docs/SDK/for-data-custodians/managing-pod-access/authorising-pods.mdx';
  expect(faults(codes(readFileSync(custodians, 'utf8'), /^## .*#answers/m), answers)).toEqual([]);
  const overview = readFileSync('docs/platform-overview/tasks.mdx', 'utf8');
  const refusals = answers.filter((answer) => answer !== ACCEPT);
  expect(faults(codes(overview, /^What a refusal means/m), refusals)).toEqual([]);
});

test('an answer that has gone and one that is new are named', () => {
  const page =
    '## Answers {#answers}\n\n| `OLD`, `ACCEPT` | words | `X` |\n\n## More\n\n| `B` | |\n';
  expect(faults(codes(page, /^## .*#answers/m), [ACCEPT, 'NEW'])).toEqual([
    'no answer: OLD',
    'missing: NEW',
  ]);
});
