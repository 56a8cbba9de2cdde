import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {floors} from '../../../lint/floors.mjs';
import {drawFloors, withDrawing} from '../../../scripts/architecture/drawFloors';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(WORKFLOWS).map((file) => path.join(WORKFLOWS, file));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'tests/README.md',
  ...readdirSync('maintaining').map((file) => path.join('maintaining', file)),
];

for (const file of [...documents, ...workflows]) {
  test(`${file} names no command that package.json does not have`, () => {
    const named = [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)];
    const unknown = named.map(([, name = '']) => name).filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });
}

for (const file of workflows) {
  test(`${file} installs what it runs, and asks for no more than it needs`, () => {
    const {jobs, permissions} = parse(readFileSync(file, 'utf8')) as {
      permissions: unknown;
      jobs: Record<string, {steps: {run?: string; uses?: string}[]}>;
    };
    expect(permissions).toEqual({contents: 'read'});
    for (const [name, {steps}] of Object.entries(jobs)) {
      const runs = steps.flatMap(({run}) => run ?? []);
      expect(runs[0], name).toBe('npm ci');
      expect(runs.length, name).toBeGreaterThan(1);
    }
  });
}

test('ARCHITECTURE.md draws the floors that the lint enforces', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(withDrawing(text, drawFloors(floors))).toBe(text);
});

test('a drawing has one row a floor, the highest first', () => {
  const drawing = drawFloors([
    {name: 'low', folders: ['src/a'], holds: 'facts'},
    {name: 'high', folders: ['src/b', 'src/c'], holds: 'pages'},
  ]);
  expect(drawing.split('\n').slice(2)).toEqual([
    '| 2     | `src/b` `src/c` | pages          |',
    '| 1     | `src/a`         | facts          |',
  ]);
  expect(() => withDrawing('no markers', drawing)).toThrow(/needs the lines/);
});
