import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {type TableShape, shapeClasses} from './tableShapes';
import {textOf} from './text';

/** Column headers that a phone need not repeat: the cell is a sentence that explains itself. */
const selfEvident = /^(description|meaning|type and default|what it does|note|notes|words)$/i;

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

/** Tells a table that is made from the model or of environment variables. */
function isGenerated({properties}: Element): boolean {
  return 'dataModel' in properties || 'dataVariables' in properties;
}

/** Sets the roles and labels of a table, and returns what the widths of its columns depend on. */
function convert(table: Element): TableShape {
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
  setRoles(table, head ? [head, ...bodies] : bodies);
  return {
    columns: heads.length,
    rows: rows.map((row) => cellsOf(row).map((cell) => textOf(cell).length)),
    // Keys, options or variables: their last column is the meaning.
    isKeys: isGenerated(table) && heads.length > 2 && heads.at(-1) === 'Meaning',
    isGenerated: isGenerated(table),
  };
}

/**
 * Adds to the tables of Markdown what the stylesheet and phones need: the first cell of a row becomes
 * its header, the others carry their column's name in `data-l`, wide tables scroll in a container.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    const tables: {table: Element; shape: TableShape}[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) {
        return undefined;
      }
      const shape = convert(node);
      tables.push({table: node, shape});
      if (shape.columns >= wide) {
        parent.children[index] = {
          type: 'element',
          tagName: 'div',
          properties: {className: ['scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table'},
          children: [node],
        };
      }
      return [SKIP, index + 1];
    });
    const classes = shapeClasses(tables.map(({shape}) => shape));
    tables.forEach(({table}, index) => {
      table.properties.className = ['grid', ...(classes[index] ?? [])];
    });
  };
}
