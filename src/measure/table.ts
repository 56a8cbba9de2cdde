import type {Budgets} from './budgets';
import {PARTS, totalOf, type WeighedPage, type Weights} from './weigh';

const TITLES: Readonly<Record<keyof Weights, string>> = {
  html: 'HTML',
  css: 'CSS',
  font: 'font',
  images: 'images',
  scripts: 'JS at once',
  laterScripts: 'JS idle',
};

/** The page that stands for each kind, part by part, then the heaviest pages; all in bytes. */
export function weightTable(pages: readonly WeighedPage[], budgets: Budgets): string {
  const kinds = [...new Set(pages.map(({kind}) => kind))].sort();
  const rows = kinds.flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    const budget = budgets[kind];
    const stands = ofKind.find(({address}) => address === budget?.page);
    const heaviest = ofKind.reduce((a, b) => (totalOf(b.weights) > totalOf(a.weights) ? b : a));
    return [
      ...(stands ? [row(`${kind} (${ofKind.length})`, stands.weights, stands.address)] : []),
      ...(budget ? [row('  budget', budget, '')] : []),
      ...(heaviest === stands ? [] : [row('  heaviest', heaviest.weights, heaviest.address)]),
    ];
  });
  return aligned([['kind', ...PARTS.map((part) => TITLES[part]), 'all', 'page'], ...rows]);
}

function row(title: string, weights: Weights, page: string): string[] {
  return [title, ...PARTS.map((part) => String(weights[part])), String(totalOf(weights)), page];
}

/** Text to the left, numbers to the right. */
function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          const isText = column === 0 || column === cells.length - 1;
          return isText ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
