import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {readSnippets, snippetFiles} from '../../src/samples/collect';
import {checkSnippets} from '../../src/samples/page';
import {describeProblem} from '../../src/samples/types';

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
