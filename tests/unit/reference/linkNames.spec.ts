import {expect, test} from 'vitest';

import {code, paragraph} from '../../../src/reference/page/nodes';
import {linkNames} from '../../../src/reference/page/render/linkNames';
import {siteOf} from '../../../src/reference/page/site/site';

const site = siteOf(process.cwd());

/** The address that a name in code style leads to on the page of a module. */
function addressOf(name: string, module: string): string | undefined {
  const [{children}] = linkNames([paragraph([code(name)])], {
    context: {site, module: {path: module}},
  }) as [ReturnType<typeof paragraph>];
  const [first] = children;
  return first?.type === 'link' ? first.url : undefined;
}

const FILE_PATH = '/api/bitfount/runners/config_schemas/common_schemas#filepath';

test('a name leads to the only symbol that is called so, on any page', () => {
  expect(addressOf('FilePath', 'bitfount.data.datasources.csv_source')).toBe(FILE_PATH);
  expect(addressOf('FilePath()', 'bitfount.data.datasources.csv_source')).toBe(FILE_PATH);
  expect(addressOf('NoSuchName', 'bitfount.data.datasources.csv_source')).toBeUndefined();
});

test('a name that a constant of the module has as its value, such as that of a column, leads nowhere', () => {
  expect(addressOf('FilePath', 'bitfount.data.datasources.nifti_source')).toBeUndefined();
});
