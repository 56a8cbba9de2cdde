import {expect, test} from 'vitest';

import {loadModel} from '../../src/reference/model/load';
import {readSnippets, snippetFiles} from '../../src/samples/collect';
import {checkSnippets} from '../../src/samples/page';
import {describeProblem} from '../../src/samples/types';

test('YAML and shell samples of all pages fit the model', () => {
  const root = process.cwd();
  // Python is type-checked in pythonTypes.spec.ts.
  const pages = snippetFiles(root)
    .map((file) => readSnippets(root, file).filter(({language}) => language !== 'python'))
    .filter((snippets) => snippets.length > 0);
  const problems = pages.flatMap((snippets) =>
    checkSnippets(loadModel(), snippets).map(describeProblem),
  );
  expect(problems, problems.join('\n')).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
});
