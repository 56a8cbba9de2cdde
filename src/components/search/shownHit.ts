import {escapeHtml} from '../../lib/escapeHtml';
import type {Highlight, Level, RecordKind, SearchHit, SearchRecord} from '../../search/types';

/** A hit of an answer, or one that was kept: that has no highlights. */
export type ShownHit = SearchRecord &
  Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;

const levels: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The deepest level that has a name: the place itself. */
export function ownLevel({type, hierarchy}: Pick<SearchRecord, 'type' | 'hierarchy'>): Level {
  if (type !== 'content' && hierarchy[type]) {
    return type;
  }
  return levels.findLast((level) => hierarchy[level]) ?? 'lvl1';
}

const found = (highlight: Highlight | undefined) =>
  highlight !== undefined && highlight.matchLevel !== 'none';

/** Name of the place, as escaped text with marks. */
export function titleOf(hit: ShownHit): string {
  const level = ownLevel(hit);
  return hit._highlightResult?.hierarchy[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? '');
}

/**
 * The line below the name, as escaped text with marks: where the place stands, then its text when
 * the query was found in that or when nothing else is to be said.
 */
export function pathOf(hit: ShownHit): string {
  const own = ownLevel(hit);
  const above = levels
    .slice(0, levels.indexOf(own))
    .filter((level) => hit.hierarchy[level])
    .map(
      (level) =>
        hit._highlightResult?.hierarchy[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? ''),
    );
  const snippet = hit._snippetResult?.content;
  const text = snippet?.value ?? escapeHtml(hit.content ?? '');
  const place = above.join(' › ');
  if (!place) {
    return text;
  }
  return text && found(snippet) ? `${place}: ${text}` : place;
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
