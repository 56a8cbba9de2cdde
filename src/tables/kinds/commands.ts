import {commandFunction, commandNames, ENTRY, PLAIN_COMMANDS} from '../../samples/bash';
import type {ApiFunction, ApiParameter} from '../../reference/model/types';
import type {ApiElement} from '../../reference/page/nodes';
import {parameterAnchor} from '../../reference/model/anchors';
import {addressOf} from '../../reference/page/site/addresses';
import {OUTSIDE, type TableContext} from '../context';
import {defaultCell} from '../defaults';
import {type Cell, codeAt, codeLink, table, typeAndWords} from '../render';
import {summaryAbout, wordsAbout} from '../words';

/** Renders the console commands, each followed by its options. */
export function commands(context: TableContext): ApiElement {
  const {sdk} = context;
  return table(
    'commands',
    ['Command and options', 'Default', 'Meaning'],
    commandNames(sdk).flatMap((name) => commandRows(context, name, commandFunction(sdk, name))),
  );
}

function commandRows(context: TableContext, name: string, fn: ApiFunction | undefined): Cell[][] {
  const {site} = context;
  const summary = fn ? summaryAbout(site, fn.path) : [PLAIN_COMMANDS.get(name) ?? ''];
  return [
    [[codeLink(site, `bitfount ${name}`, fn?.path ?? ENTRY)], [], summary],
    ...(fn?.parameters ?? []).map((parameter) => optionRow(context, fn as ApiFunction, parameter)),
  ];
}

function optionRow({site}: TableContext, fn: ApiFunction, parameter: ApiParameter): Cell[] {
  const {name, kind, type} = parameter;
  const isPositional = kind === 'var-positional';
  const address = addressOf(site, fn.path, OUTSIDE.path);
  return [
    [codeAt(isPositional ? `${name} …` : `--${name}`, address && parameterAnchor(address, name))],
    isPositional ? ['none'] : defaultCell(site, parameter, 'python'),
    typeAndWords(site, type, wordsAbout(site, fn.path, name) ?? []),
  ];
}
