import {escapeHtml} from '../../lib/escapeHtml';
import type {Level, RecordKind, SearchHit, SearchRecord} from '../../search/types';

/** A hit of an answer, or one that was kept: that has no highlights. */
export type ShownHit = SearchRecord &
  Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult' | 'alike'>>;

const levels: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The deepest level that has a name: the place itself. */
export function ownLevel({type, hierarchy}: Pick<SearchRecord, 'type' | 'hierarchy'>): Level {
  if (type !== 'content' && hierarchy[type]) {
    return type;
  }
  return levels.findLast((level) => hierarchy[level]) ?? 'lvl1';
}

/** Name on a level of the hierarchy, as escaped text with marks. */
function nameAt(hit: ShownHit, level: Level): string {
  return hit._highlightResult?.hierarchy[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? '');
}

/** Whether the hit is a section of a guide or tutorial, whose heading may say little by itself. */
function isSection(hit: ShownHit): boolean {
  const isProse = hit.kind === 'guide' || hit.kind === 'tutorial';
  return isProse && ownLevel(hit) !== 'lvl1' && hit.hierarchy.lvl1 !== null;
}

/** Name of the place, of a section with its page's, as escaped text with marks. */
export function titleOf(hit: ShownHit): string {
  const own = nameAt(hit, ownLevel(hit));
  return isSection(hit) ? `${own} – ${nameAt(hit, 'lvl1')}` : own;
}

/** Where the place stands, as escaped text with marks; empty if its name tells. */
export function placeOf(hit: ShownHit): string {
  const above = levels
    .slice(isSection(hit) ? 1 : 0, levels.indexOf(ownLevel(hit)))
    .filter((level) => hit.hierarchy[level])
    .map((level) => nameAt(hit, level));
  return `${above.join(' › ')}${moreOf(hit)}`;
}

/** What explains the place, as escaped text with marks. */
export function textOf(hit: ShownHit): string {
  return hit._snippetResult?.content?.value ?? escapeHtml(hit.content ?? '');
}

/** Whether a hit is on the page of the one before it in a list. */
export function isOnPageOf(hit: ShownHit, before: ShownHit | undefined): boolean {
  const pageOf = ({url}: ShownHit) => url.replace(/#.*$/s, '');
  return before !== undefined && pageOf(hit) === pageOf(before);
}

/** How many more places are called the same, if the hit stands for them. */
function moreOf({alike, kind}: ShownHit): string {
  return alike === undefined
    ? ''
    : `, and ${alike} more ${kind}${alike === 1 ? '' : 's'} of this name`;
}

/** How the word for the kind is coloured, and whether names of the kind are code. */
export const kindLook: Readonly<Record<RecordKind, {tone: string; code: boolean}>> = {
  module: {tone: '', code: true},
  class: {tone: '', code: true},
  function: {tone: 'call', code: true},
  method: {tone: 'call', code: true},
  attribute: {tone: 'data', code: true},
  parameter: {tone: 'data', code: true},
  guide: {tone: 'doc', code: false},
  tutorial: {tone: 'doc', code: false},
};
