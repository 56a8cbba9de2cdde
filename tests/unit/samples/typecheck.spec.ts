import {mkdirSync, readdirSync} from 'node:fs';

import {expect, test} from 'vitest';

import {loadModel} from '../../../src/reference/model/load';
import {pageSnippets} from '../../../src/samples/collect';
import {checkTypes} from '../../../src/samples/typecheck/check';
import {describeProblem} from '../../../src/samples/types';
import {cases, pages} from './pythonCases';
import {fence} from './support';
import {outputPath} from '../support/outputPath';

test('mistakes are found with file and line, and good code passes', async () => {
  const named = Object.entries(cases).map(([name, code]) => ({
    file: `docs/${name}.mdx`,
    text: fence('python', code),
  }));
  const all = [...named, ...Object.entries(pages).map(([file, text]) => ({file, text}))];
  const temporary = outputPath('temporary');
  mkdirSync(temporary, {recursive: true});
  process.env.TMPDIR = temporary;
  const report = await checkTypes(
    loadModel(),
    all.map(({file, text}) => pageSnippets(file, text)),
  );
  expect(readdirSync(temporary), 'temporary files are gone').toEqual([]);

  const found = report.problems.map(describeProblem);
  for (const {file, text} of named) {
    const expected = text.split('\n').flatMap((line, index) =>
      line
        .split('# <-- ')
        .slice(1)
        .map((message) => ({place: `${file}:${index + 1}:`, parts: message.trim().split(' | ')})),
    );
    const here = found.filter((line) => line.startsWith(file));
    expect(here, here.join('\n')).toHaveLength(expected.length);
    for (const {place, parts} of expected) {
      const there = here.filter((line) => line.startsWith(place));
      const hit = there.some((line) => parts.every((part) => line.includes(part)));
      expect(hit, `${place} ${parts.join(' … ')} is among\n${there.join('\n')}`).toBe(true);
    }
  }

  expect(found.filter((line) => line.startsWith('docs/bracket'))[0]).toMatch(
    /^docs\/bracket\.mdx:3: "\(" was not closed/,
  );
  expect(found.filter((line) => line.startsWith('docs/definition'))[0]).toMatch(
    /^docs\/definition\.mdx:3: "\(" was not closed/,
  );
  expect(found.filter((line) => line.startsWith('docs/shared'))).toEqual([
    expect.stringMatching(/^docs\/shared\.mdx:6: .* "strat" [^]*Did you mean "start"\?$/),
    expect.stringMatching(/^docs\/shared\.mdx:10: Argument missing for parameter "path"/),
    expect.stringMatching(/^docs\/shared\.mdx:10: .* "pth" [^]*Did you mean "path"\?$/),
  ]);
  expect(found.filter((line) => line.startsWith('docs/state'))).toEqual([
    expect.stringMatching(/^docs\/state\.mdx:16: "await" allowed only within async function/),
    expect.stringMatching(/^docs\/state\.mdx:18: Cannot access attribute "stop_now"/),
  ]);
  expect(found.filter((line) => line.startsWith('docs/files'))).toEqual([
    expect.stringMatching(/^docs\/files\.mdx:8: Cannot access attribute "depth"/),
    expect.stringMatching(/^docs\/files\.mdx:11: "nothing" is unknown import symbol/),
    expect.stringMatching(/^docs\/files\.mdx:12: Import "evaluate" could not be resolved/),
  ]);
  expect(found.filter((line) => line.startsWith('docs/unchecked'))).toEqual([
    expect.stringMatching(/^docs\/unchecked\.mdx:4: An unchecked block says why/),
  ]);
  expect(report.unchecked).toMatchObject([
    {file: 'docs/unchecked.mdx', line: 1, reason: 'an old release'},
    {file: 'docs/unchecked.mdx', line: 4, reason: ''},
  ]);
}, 120_000);
