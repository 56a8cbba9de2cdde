import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {loadModel} from '../../../src/reference/model/load';
import {siteOf} from '../../../src/reference/page/site/site';
import {namedConfigs} from '../../../src/reference/schemas/names';
import {ALGORITHM, PROTOCOL} from '../../../src/site/sdkPaths';
import {acceptedAlgorithms, algorithmNames} from '../../../src/tables/accepted';
import {subclasses} from '../../../src/tables/kinds/subclasses';
import {type TableContext, tableContext} from '../../../src/tables/context';
import {implementationOf} from '../../../src/tables/implementation';
import {modelTables} from '../../../src/markdown/modelTables';
import {fixtures, plain, render} from '../markdown/support';

const repository = path.resolve(__dirname, '../../..');

let context: TableContext;
let html: string;
beforeAll(async () => {
  context = tableContext(siteOf(repository));
  const file = path.join(fixtures, 'model-tables', 'choosing.mdx');
  html = await render(file, [modelTables, {}] as [typeof modelTables, object]);
});

/** The body rows of a table, their cells as text. */
function rows(of: string): string[][] {
  const start = html.indexOf(`<table data-model="${of}">`);
  const body = html.slice(html.indexOf('<tbody>', start), html.indexOf('</table>', start));
  return body
    .split('<tr>')
    .slice(1)
    .map((row) => row.split('</td>').slice(0, -1).map(plain));
}

function row(of: string, column: number, name: string): string[] | undefined {
  return rows(of).find((cells) => cells[column] === name);
}

describe('what is behind a name of a task file', () => {
  test('every protocol and algorithm has words', () => {
    const names = [ALGORITHM, PROTOCOL].flatMap((base) => namedConfigs(loadModel(), base));
    const silent = names
      .map(({names: [name = '']}) => name)
      .filter((name) => (implementationOf(context, name)?.words ?? []).length === 0);
    expect(names.length).toBeGreaterThan(50);
    expect(silent).toEqual([]);
  });

  test('a public class speaks for itself, the page of its module for a private one', () => {
    expect(implementationOf(context, 'bitfount.SqlQuery')?.path).toBe(
      'bitfount.federated.algorithms.sql_query.SqlQuery',
    );
    const module = 'bitfount.federated.algorithms.ophthalmology.simple_csv_algorithm';
    expect(implementationOf(context, 'bitfount._SimpleCSVAlgorithm')).toEqual({
      path: module,
      words: [context.site.written(module)?.description],
    });
    expect(html).toContain(
      '<a href="/api/bitfount/federated/algorithms/ophthalmology/simple_csv_algorithm">',
    );
  });

  test('a name without class or module has nothing behind it', () => {
    expect(implementationOf(context, 'bitfount.NoSuchAlgorithm')).toBeUndefined();
    expect(implementationOf(context, 'bitfount._NoSuchAlgorithm')).toBeUndefined();
    // Public names are classes: the module of this name does not count.
    expect(implementationOf(context, 'bitfount.simple_csv_algorithm')).toBeUndefined();
  });
});

describe('protocols and algorithms', () => {
  test('both directions hold the same pairs', () => {
    const forward = rows('combinations').flatMap(([protocol = '', algorithms = '']) =>
      algorithms.split(', ').map((algorithm) => `${protocol} ${algorithm}`),
    );
    const backward = rows('combinations-by-algorithm')
      .filter(([, protocols]) => protocols !== 'none of the SDK')
      .flatMap(([algorithm = '', protocols = '']) =>
        protocols.split(', ').map((protocol) => `${protocol} ${algorithm}`),
      );
    expect(forward.length).toBeGreaterThan(80);
    expect([...backward].sort()).toEqual([...forward].sort());
  });

  test('every algorithm and every protocol has a row', () => {
    expect(rows('combinations-by-algorithm')).toHaveLength(algorithmNames(context).length);
    expect(rows('combinations')).toHaveLength(acceptedAlgorithms(context).length);
  });

  test('a step of one protocol names that protocol', () => {
    expect(row('combinations-by-algorithm', 0, 'ReduceCSVAlgorithmCharcoal')?.[1]).toBe(
      'GAScreeningProtocolCharcoal',
    );
  });
});

describe('datasources by files', () => {
  test('endings come from the constants of the module, or of a base', () => {
    const ending = (name: string) => row('file-types', 1, name)?.[0];
    expect(ending('HeidelbergSource')).toBe('.sdb');
    expect(ending('TopconSource')).toBe('.fda');
    expect(ending('NIFTISource')).toBe('.nii, .nii.gz');
    expect(ending('DICOMSource')).toBe('.dcm');
    expect(ending('DICOMOphthalmologySource')).toBe('.dcm');
    expect(ending('ImageSource')).toBe('.jpg, .jpeg, .png, .bmp, .tif, .tiff');
  });

  test('tables and databases read no folder and run in one go', () => {
    for (const name of ['CSVSource', 'OMOPSource', 'InterMineSource', 'NullSource']) {
      const [files, , words, batches] = row('file-types', 1, name) ?? [];
      expect([files, batches], name).toEqual(['no folder', 'no']);
      expect(words, name).toMatch(/\.$/);
    }
  });

  test('those that read a folder come first', () => {
    const files = rows('file-types').map(([first]) => first);
    expect(files.slice(files.indexOf('no folder')).every((one) => one === 'no folder')).toBe(true);
  });
});

describe('a class and those below it', () => {
  test('each public class is below its nearest public ancestor', () => {
    const tree = JSON.stringify(subclasses(context, 'BaseSource'));
    const places = ['BaseSource', 'FileSystemIterableSource', 'ImageSource'].map((name) =>
      tree.indexOf(`"value":"${name}"`),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(tree.match(/"value":"ImageSource"/g)).toHaveLength(1);
  });

  test('a class without any is an error', () => {
    expect(() => subclasses(context, 'ImageSource')).toThrow(
      'no public class inherits from "ImageSource".',
    );
  });
});
