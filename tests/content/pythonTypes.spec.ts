import {expect, test} from 'vitest';

import {loadModel} from '../../src/reference/model/load';
import {readSnippets, snippetFiles} from '../../src/samples/collect';
import {checkTypes} from '../../src/samples/typecheck/check';
import {describeProblem} from '../../src/samples/types';

/** Blocks that no check can read are few; one more needs a good reason. */
const MOST_UNCHECKED = 5;

test('Python samples of all pages hold the types of the SDK', async ({annotate}) => {
  const root = process.cwd();
  const pages = snippetFiles(root).map((file) => readSnippets(root, file));
  const {problems, unchecked, pages: checked} = await checkTypes(loadModel(), pages);

  const list = unchecked.map(({file, line, reason}) => `${file}:${line}: ${reason}`).join('\n');
  await annotate(
    `${unchecked.length} of ${checked} pages with Python\n${list}`,
    'unchecked Python blocks',
  );
  console.warn(`${checked} pages type-checked, ${unchecked.length} blocks unchecked`, list);

  const lines = problems.map(describeProblem);
  expect(lines, lines.join('\n')).toEqual([]);
  expect(checked).toBeGreaterThan(50);
  expect(unchecked.length, list).toBeLessThanOrEqual(MOST_UNCHECKED);
}, 180_000);
