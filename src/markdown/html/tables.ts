import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {textOf} from './text';

/** Column heads that label nothing: the cell below is a sentence that explains itself. */
const selfEvident = /^(description|meaning|what it does|note|notes|words)$/i;

/** Row heads up to this many characters stay on one line beside their row. */
const shortHead = 28;

/** From this many columns on a table may scroll sideways in its own box. */
const wide = 5;

function elementsOf(parent: Element, tagName: string): Element[] {
  return parent.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element =>
      child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  );
}

/** Rows turn into blocks on a phone; roles keep them a table for assistive technology. */
function setRoles(table: Element, groups: readonly Element[]): void {
  table.properties.role = 'table';
  for (const group of groups) {
    group.properties.role = 'rowgroup';
    for (const row of elementsOf(group, 'tr')) {
      row.properties.role = 'row';
      for (const cell of cellsOf(row)) {
        cell.properties.role = {col: 'columnheader', row: 'rowheader', none: 'cell'}[
          (cell.properties.scope as 'col' | 'row' | undefined) ?? 'none'
        ];
      }
    }
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function labelRow(row: Element, heads: readonly string[]): void {
  cellsOf(row).forEach((cell, column) => {
    if (column === 0) {
      cell.tagName = 'th';
      cell.properties.scope = 'row';
    } else if (heads[column] && !selfEvident.test(heads[column])) {
      cell.properties.dataL = capitalised(heads[column]);
    }
  });
}

function convert(table: Element): void {
  const [head] = elementsOf(table, 'thead');
  const bodies = elementsOf(table, 'tbody');
  const headRow = head && elementsOf(head, 'tr')[0];
  const headCells = headRow ? cellsOf(headRow) : [];
  for (const cell of headCells) {
    cell.properties.scope = 'col';
  }
  const heads = headCells.map((cell) => textOf(cell).trim());
  const rows = bodies.flatMap((body) => elementsOf(body, 'tr'));
  for (const row of rows) {
    labelRow(row, heads);
  }
  const isShort = rows.every((row) => {
    const first = cellsOf(row)[0];
    return !first || textOf(first).length <= shortHead;
  });
  table.properties.className = isShort ? ['grid', 'short'] : ['grid'];
  setRoles(table, head ? [head, ...bodies] : bodies);
}

/**
 * Gives the tables of Markdown their look and what a phone needs: the first cell of a row heads it,
 * the others carry their column's name in `data-l`, wide tables scroll in a box of their own.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) {
        return;
      }
      convert(node);
      const columns = Math.max(
        0,
        ...elementsOf(node, 'thead').flatMap((head) =>
          elementsOf(head, 'tr').map((row) => cellsOf(row).length),
        ),
      );
      if (columns >= wide) {
        parent.children[index] = {
          type: 'element',
          tagName: 'div',
          properties: {className: ['scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table'},
          children: [node],
        };
      }
      return [SKIP, index + 1];
    });
  };
}
