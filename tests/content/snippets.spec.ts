import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/api/load';
import {readSnippets, snippetFiles} from '../../src/snippets/collect';
import {checkSnippets} from '../../src/snippets/page';
import {describeProblem} from '../../src/snippets/types';

const root = process.cwd();

for (const file of snippetFiles(root)) {
  const snippets = readSnippets(root, file);
  if (snippets.length > 0) {
    test(`code samples of ${file}`, () => {
      const problems = checkSnippets(loadModel(), snippets).map(describeProblem);
      expect(problems, problems.join('\n')).toEqual([]);
    });
  }
}
