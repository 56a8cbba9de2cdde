/** What stands in the cells of tables that are made from the model. */
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {modelTables} from '../../../src/markdown/modelTables';
import {fixtures, plain, render} from '../markdown/support';

interface Row {
  of: string;
  cells: string[];
}

const TABLE = /<table data-model="([^"]+)">.*?<tbody>(.*?)<\/tbody>/gs;

let rows: Row[];
beforeAll(async () => {
  const file = path.join(fixtures, 'model-tables', 'keys.mdx');
  const html = await render(file, [modelTables, {}] as [typeof modelTables, object]);
  rows = [...html.matchAll(TABLE)].flatMap(([, of = '', body = '']) =>
    body
      .split('<tr>')
      .slice(1)
      .map((row) => ({of, cells: row.split('</td>').slice(0, -1).map(plain)})),
  );
});

const cellsOf = (name: string) => rows.find(({cells}) => cells[0] === name)?.cells;

test('no cell is empty but the default of a command, which is the head of its options', () => {
  expect(rows.length).toBeGreaterThan(150);
  const empty = rows.flatMap(({of, cells}) =>
    cells.flatMap((cell, column) => (cell === '' ? [`${of}: ${cells[0] ?? ''}, ${column}`] : [])),
  );
  expect(empty.filter((one) => !/^commands: bitfount \w+, 1$/.test(one))).toEqual([]);
});

test('what is made afresh for each file shows how it begins', () => {
  expect(cellsOf('datasources[].datasource_args')?.[1] ?? cellsOf('datasource_args')?.[1]).toBe(
    '{}',
  );
  expect(cellsOf('message_service')?.[1]).toBe('see its keys');
  expect(cellsOf('type: string')?.[1]).toBe('required');
});
