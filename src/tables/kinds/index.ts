import type {ApiElement} from '../../reference/page/nodes';
import type {TableContext} from '../context';
import {algorithms} from './algorithms';
import {combinations, combinationsByAlgorithm} from './combinations';
import {commands} from './commands';
import {configKeys} from './configKeys';
import {datasources} from './datasources';
import {enumMembers} from './enumMembers';
import {fileKeys} from './fileKeys';
import {fileTypes} from './fileTypes';
import {parameters} from './parameters';
import {protocols} from './protocols';
import {releaseChanges} from './releaseChanges';
import {releaseList} from './releaseList';
import {subclasses} from './subclasses';
import {templateVariables} from './templateVariables';

interface TableKind {
  /** Whether the table is about the class, or the release, that `class="…"` names. */
  needsClass: boolean;
  /** @throws PartFault when the class is unsuitable for this table. */
  render: (context: TableContext, about: string) => ApiElement | ApiElement[];
}

/** The tables by the value of `of`. */
export const tables: ReadonlyMap<string, TableKind> = new Map<string, TableKind>([
  ['datasources', {needsClass: false, render: datasources}],
  ['protocols', {needsClass: false, render: protocols}],
  ['algorithms', {needsClass: false, render: algorithms}],
  ['combinations', {needsClass: false, render: combinations}],
  ['combinations-by-algorithm', {needsClass: false, render: combinationsByAlgorithm}],
  ['file-types', {needsClass: false, render: fileTypes}],
  ['pod-file', {needsClass: false, render: fileKeys('pod-file')}],
  ['task-file', {needsClass: false, render: fileKeys('task-file')}],
  ['template-variables', {needsClass: false, render: templateVariables}],
  ['commands', {needsClass: false, render: commands}],
  ['config', {needsClass: true, render: configKeys}],
  ['parameters', {needsClass: true, render: parameters}],
  ['enum', {needsClass: true, render: enumMembers}],
  ['release-changes', {needsClass: true, render: releaseChanges}],
  ['releases', {needsClass: false, render: releaseList}],
  ['subclasses', {needsClass: true, render: subclasses}],
]);
