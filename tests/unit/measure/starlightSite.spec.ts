import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {pagesOf} from '../../../scripts/measure/build/starlightSite';

const build = mkdtempSync(path.join(tmpdir(), 'starlight-'));
afterAll(() => rmSync(build, {recursive: true}));

function write(name: string, title: string, text: string): void {
  mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
  const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: "Of it."\nrelease: "1"\n---\n\n`;
  writeFileSync(path.join(build, name), `${front}${text}\n`);
}

test('the pages of the sections are put together from the files of their parts', () => {
  write('guides/pods.md', 'Pods: "all"', 'What they are.');
  write('api/kit.md', 'kit', 'The index.');
  write('api/kit/part.a.md', 'a', 'Class A.');
  write('api/kit/part.b.md', 'b', 'Class B.');
  write('api/kit/shapes.md', 'kit.shapes', 'Circles.');
  write('index.md', 'Start', 'Of no section.');
  const pages = pagesOf(build);
  expect([...pages.keys()]).toEqual(['api/kit.md', 'api/kit/shapes.md', 'guides/pods.md']);
  expect(pages.get('guides/pods.md')).toBe(
    '---\ntitle: "Pods: \\"all\\""\ndescription: "Of it."\n---\n\n\nWhat they are.\n\n',
  );
  expect(pages.get('api/kit.md')).toMatch(/The index\.\s+Class A\.\s+Class B\./);
});
