import {existsSync, writeFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {type Group, runGroups, type Stage} from '../../../scripts/testing/stages';
import {outputPath} from '../support/outputPath';

/** A stage that runs JavaScript. */
const stage = (name: string, script: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command: [process.execPath, '-e', script],
  ...more,
});

/** Waits for a file that another stage writes: it ends only if that one runs at the same time. */
const waitFor = (file: string) => `
  const timer = setInterval(() => {
    if (require('node:fs').existsSync(${JSON.stringify(file)})) clearInterval(timer);
  }, 10);
  setTimeout(() => process.exit(1), 30_000).unref();`;
const write = (file: string) => `require('node:fs').writeFileSync(${JSON.stringify(file)}, '');`;

async function run(groups: readonly Group[], slots = 2) {
  const printed: string[] = [];
  const results = await runGroups(groups, {slots, print: (text) => printed.push(text)});
  const counts = Object.fromEntries(
    results.map(({name, passed, failed}) => [name, [passed, failed]]),
  );
  return {results, counts, printed, text: printed.join('')};
}

test('a command counts as one, passed or failed', async () => {
  const {counts, text} = await run([
    [stage('good', 'console.log("well")')],
    [stage('bad', 'console.error("why"); process.exit(3)')],
    [{name: 'missing', command: ['no-such-command-here']}],
  ]);
  expect(counts).toEqual({good: [1, 0], bad: [0, 1], missing: [0, 1]});
  expect(text).toContain('\n== good\nwell\n');
  expect(text).toContain('\n== bad\nwhy\nbad failed: exit code 3\n');
  expect(text).toContain('no-such-command-here');
});

test('a check of the output fails a command that exited with 0', async () => {
  const check = (output: string) => (output.includes('warning') ? 'it warned' : null);
  const {counts, text} = await run([
    [stage('quiet', 'console.log("fine")', {check})],
    [stage('loud', 'console.error("a warning")', {check})],
  ]);
  expect(counts).toEqual({quiet: [1, 0], loud: [0, 1]});
  expect(text).toContain('loud failed: it warned');
});

test('a stage with a report counts its tests, and never those of an earlier report', async () => {
  const report = outputPath('report.json');
  const stats = {expected: 5, unexpected: 1, flaky: 1, skipped: 1};
  const script = `require('node:fs').writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(
    JSON.stringify({stats, errors: []}),
  )}); process.exit(1)`;
  writeFileSync(report, JSON.stringify({stats: {...stats, expected: 99}, errors: []}));
  const {counts} = await run([
    [stage('crashed', 'process.exit(1)', {report})],
    [stage('tests', script, {report})],
  ]);
  expect(counts).toEqual({crashed: [0, 1], tests: [5, 3]});
});

test('stages of a group run at the same time, those of the next group after them', async () => {
  const [one, two, late] = [outputPath('one'), outputPath('two'), outputPath('late')];
  const {counts} = await run([
    [
      stage('first', write(one) + waitFor(two)),
      stage('second', waitFor(one) + write(two)),
      stage(
        'checks',
        `process.exit(require('node:fs').existsSync(${JSON.stringify(late)}) ? 1 : 0)`,
      ),
    ],
    [stage('next', write(late))],
  ]);
  expect(counts).toEqual({first: [1, 0], second: [1, 0], checks: [1, 0], next: [1, 0]});
  expect(existsSync(late)).toBe(true);
});

test('no more stages run at a time than there are slots', async () => {
  const lock = outputPath('lock');
  const alone = `const fs = require('node:fs');
    fs.mkdirSync(${JSON.stringify(lock)});
    setTimeout(() => fs.rmdirSync(${JSON.stringify(lock)}), 50);`;
  const group = ['a', 'b', 'c'].map((name) => stage(name, alone));
  expect((await run([group], 1)).counts).toEqual({a: [1, 0], b: [1, 0], c: [1, 0]});
});

test('the output of parallel stages comes in one piece each', async () => {
  const script = (name: string) =>
    `let n = 0; const t = setInterval(() => { console.log('${name}' + n); if (++n === 5) clearInterval(t); }, 5)`;
  const {printed} = await run([[stage('a', script('a')), stage('b', script('b'))]]);
  expect(printed.toSorted()).toEqual([
    '\n== a\na0\na1\na2\na3\na4\n',
    '\n== b\nb0\nb1\nb2\nb3\nb4\n',
  ]);
});

test('a stage starts after those it needs, in its group and in an earlier one', async () => {
  const file = outputPath('made');
  const {counts} = await run(
    [
      [
        stage('uses', `require('node:fs').readFileSync(${JSON.stringify(file)})`, {
          needs: ['makes'],
        }),
        stage('makes', `setTimeout(() => {${write(file)}}, 50)`),
      ],
      [stage('uses too', '0', {needs: ['makes', 'uses']})],
    ],
    3,
  );
  expect(counts).toEqual({makes: [1, 0], uses: [1, 0], 'uses too': [1, 0]});
});

test('what needs a failed stage is not run, nor what needs that; the others are', async () => {
  const file = outputPath('never');
  const {results, counts, text} = await run([
    [stage('build', 'process.exit(1)'), stage('checks', '0')],
    [stage('site', write(file), {needs: ['build']})],
    [stage('again', write(file), {needs: ['site']}), stage('free', '0')],
  ]);
  expect(counts).toEqual({
    build: [0, 1],
    checks: [1, 0],
    site: [0, 0],
    again: [0, 0],
    free: [1, 0],
  });
  expect(existsSync(file)).toBe(false);
  expect(text).toContain('== site\nnot run, because "build" did not pass\n');
  expect(results.find(({name}) => name === 'site')?.seconds).toBeUndefined();
});

test('a need that no group has is an error, not an endless wait', async () => {
  await expect(run([[stage('lost', '0', {needs: ['nowhere']})]])).rejects.toThrow(
    'What these stages need is in no group so far: lost.',
  );
});

test('each stage has the wall-clock time that it took', async () => {
  const {results} = await run([
    [stage('short', '0'), stage('long', 'setTimeout(() => undefined, 300)')],
  ]);
  const seconds = (wanted: string) => results.find(({name}) => name === wanted)?.seconds;
  expect(seconds('long')).toBeGreaterThanOrEqual(0.29);
  expect(seconds('short')).toBeGreaterThan(0);
});

test('the environment of a stage is added to that of the run', async () => {
  const script = 'console.log(process.env.ADDED, Boolean(process.env.PATH))';
  const {text} = await run([[stage('shows', script, {env: {ADDED: 'yes'}})]]);
  expect(text).toContain('yes true');
});
