import type {PhrasingContent} from 'mdast';

import type {EnvironmentVariable} from '../reference/model/types';
import {type ApiElement, copy, element, link, text} from '../reference/page/nodes';
import type {Description} from '../reference/page/source/types';
import {defaultValue, kindOfValue} from './variableFacts';

export interface VariableRow {
  item: Description;
  variable: EnvironmentVariable;
}

const HEADS = ['Variable', 'Type and default', 'Meaning'];

/** Renders a table of some of `all` variables; each has its lowercased name as anchor. */
export function variableTable(
  rows: readonly VariableRow[],
  all: readonly EnvironmentVariable[],
): ApiElement {
  const heads = HEADS.map((head) => element('th', {}, [head]));
  return element('table.grid', {dataVariables: true}, [
    element('thead', {}, [element('tr', {}, heads)]),
    element(
      'tbody',
      {},
      rows.map((row) => renderRow(row, all)),
    ),
  ]);
}

function renderRow({item, variable}: VariableRow, all: readonly EnvironmentVariable[]): ApiElement {
  const anchor = anchorOfVariable(item.name);
  const name = element('code', {}, [text(item.name)]);
  return element('tr', {}, [
    element('th', {}, [link(`#${anchor}`, [name], {id: anchor})]),
    element('td', {}, typeAndDefault(variable, all)),
    element('td', {}, [...copy(item.words), ...copy(item.more)]),
  ]);
}

/**
 * Renders both on one line: `switch · default true`, `text · not set`. A line may end after the dot,
 * never between `default` and its value.
 */
function typeAndDefault(
  variable: EnvironmentVariable,
  all: readonly EnvironmentVariable[],
): PhrasingContent[] {
  const value = defaultValue(variable, all);
  const isSet = value.some(({type}) => type === 'inlineCode');
  return [...kindOfValue(variable), text(isSet ? '\u00a0· default\u00a0' : '\u00a0· '), ...value];
}

export function anchorOfVariable(name: string): string {
  return name.toLowerCase();
}
