import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {textOf} from './text';

/** Column headers that a phone need not repeat: the cell is a sentence that explains itself. */
const selfEvident = /^(description|meaning|what it does|note|notes|words)$/i;

/** Row headers up to this many characters stay on one line, beside their row. */
const shortHead = 28;

/** Longest usual row header, the median, of a table whose first column need not be wide. */
const slimHead = 24;

/** A table with this many columns or more scrolls sideways in a container of its own. */
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

/**
 * Sets roles: on a phone, CSS displays rows as blocks, and browsers then no longer tell assistive
 * technology that it is a table (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
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
    } else if (
      heads[column] &&
      // A name and what is said about it need no label.
      heads.length > 2 &&
      !selfEvident.test(heads[column]) &&
      textOf(cell) !== 'required'
    ) {
      cell.properties.dataL = capitalised(heads[column]);
    }
  });
}

/** Tells a generated table of keys, options or variables, whose last column is their meaning. */
function isKeyTable({properties}: Element, heads: readonly string[]): boolean {
  const isGenerated = 'dataModel' in properties || 'dataVariables' in properties;
  return isGenerated && heads.length > 2 && heads.at(-1) === 'Meaning';
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
  const lengths = rows
    .map((row) => textOf(cellsOf(row)[0] ?? row).length)
    .sort((one, other) => one - other);
  const isSlim = (lengths[Math.floor(lengths.length / 2)] ?? 0) <= slimHead;
  table.properties.className = [
    'grid',
    ...(isShort ? ['short'] : []),
    ...(isSlim && !isShort ? ['slim'] : []),
    ...(isKeyTable(table, heads) ? ['keys'] : []),
  ];
  setRoles(table, head ? [head, ...bodies] : bodies);
}

/**
 * Adds to the tables of Markdown what the stylesheet and phones need: the first cell of a row becomes
 * its header, the others carry their column's name in `data-l`, wide tables scroll in a container.
 */
export function rehypeTables() {
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
