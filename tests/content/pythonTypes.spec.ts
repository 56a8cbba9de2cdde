import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {readSnippets, snippetFiles} from '../../src/samples/collect';
import {checkTypes} from '../../src/samples/typecheck/check';
import {describeProblem} from '../../src/samples/types';

/** Blocks that no check can read are few; one more needs a good reason. */
const MOST_UNCHECKED = 5;

test('Python samples of all pages hold the types of the SDK', async () => {
  test.setTimeout(180_000);
  const root = process.cwd();
  const pages = snippetFiles(root).map((file) => readSnippets(root, file));
  const {problems, unchecked, pages: checked} = await checkTypes(loadModel(), pages);

  const list = unchecked.map(({file, line, reason}) => `${file}:${line}: ${reason}`).join('\n');
  test.info().annotations.push({
    type: 'unchecked Python blocks',
    description: `${unchecked.length} of ${checked} pages with Python\n${list}`,
  });
  console.warn(`${checked} pages type-checked, ${unchecked.length} blocks unchecked`, list);

  const lines = problems.map(describeProblem);
  expect(lines, lines.join('\n')).toEqual([]);
  expect(checked).toBeGreaterThan(50);
  expect(unchecked.length, list).toBeLessThanOrEqual(MOST_UNCHECKED);
});
