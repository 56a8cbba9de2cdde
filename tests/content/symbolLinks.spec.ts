import {expect, test} from 'vitest';

import {loadModel} from '../../src/reference/model/load';
import {symbolNames} from '../../src/reference/names/symbolNames';
import {unlinkedSymbols} from '../../src/reference/names/unlinkedSymbols';
import {readFile} from '../../src/reference/page/source/readFile';
import {snippetFiles} from '../../src/samples/collect';

const pages = snippetFiles(process.cwd()).filter((file) => /^(docs|tutorials)\//.test(file));

for (const file of pages) {
  test(`symbols of the SDK that ${file} names lead to the reference`, () => {
    const told = unlinkedSymbols(readFile(file).root, symbolNames(loadModel())).map(
      ({name, line}) => `${file}:${line}: write [\`${name}\`](api:)`,
    );
    expect(told, told.join('\n')).toEqual([]);
  });
}
