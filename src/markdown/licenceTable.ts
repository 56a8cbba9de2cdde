import path from 'node:path';

import type {Root, RootContent, Table, TableRow} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {lockedPackage} from '../hosting/supply-chain/lockfile';
import {shippedPackages} from '../site/shippedPackages';
import {outsideSearch} from './outsideSearch';

/** A `<LicenceTable />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const REPOSITORY = path.resolve(__dirname, '../..');

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'LicenceTable';

const row = (...cells: readonly TableRow['children'][number]['children'][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

const text = (value: string) => [{type: 'text' as const, value}];

/** Replaces `<LicenceTable />` by the packages of which something reaches readers, with their licences. */
export function licenceTable() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const rows = shippedPackages.map(({folder, use}) => {
        const {name, version, license} = lockedPackage(REPOSITORY, folder);
        return row(
          [{type: 'inlineCode', value: name}],
          text(version),
          text(license ?? ''),
          text(use),
        );
      });
      const head = row(text('Package'), text('Release'), text('Licence'), text('What it is for'));
      const table: Table = {type: 'table', children: [head, ...rows], data: outsideSearch};
      parent.children.splice(index, 1, table);
      return [SKIP, index + 1];
    });
  };
}
