import type {Highlight, HighlightedHierarchy, Level, SearchHit, SearchRequest} from '../types';
import {excerpt, shownText} from './excerpt';
import {highlight, type Marks} from './highlight';
import {snippet, type SnippetOptions} from './snippet';
import type {Unit} from './units';
import type {ExpandedWord} from './expandWord';

/** What the hosted service takes where a request does not say. */
const DEFAULT_MARKS: Marks = {pre: '<em>', post: '</em>'};
const DEFAULT_WORDS = 10;
const ELLIPSIS = '…';

type Appearance = Pick<
  SearchRequest,
  'attributesToSnippet' | 'highlightPreTag' | 'highlightPostTag' | 'snippetEllipsisText'
>;

/**
 * A place as a hit: its heading, or its prose where a sentence of that meets more of the query.
 *
 * @param alike how many more places of this name are not listed
 */
export function hitOf(
  unit: Unit,
  expanded: readonly ExpandedWord[],
  request: Appearance,
  alike?: number,
): SearchHit {
  const {record, text} = shownText(unit, expanded);
  const {rest: _, ...place} = record;
  const marks = {
    pre: request.highlightPreTag ?? DEFAULT_MARKS.pre,
    post: request.highlightPostTag ?? DEFAULT_MARKS.post,
  };
  const levels = (Object.keys(record.hierarchy) as Level[]).flatMap((level) => {
    const name = record.hierarchy[level];
    return name === null ? [] : [[level, name] as const];
  });
  const cutting = (attribute: string): SnippetOptions => ({
    ...marks,
    words: snippetWords(request, attribute),
    ellipsis: request.snippetEllipsisText ?? ELLIPSIS,
  });
  const content = text === null ? undefined : highlight(text, expanded, marks);
  return {
    ...place,
    content: text,
    ...(alike === undefined ? {} : {alike}),
    _highlightResult: {
      hierarchy: byLevel(levels, (_, name) => highlight(name, expanded, marks)),
      // Whoever asks for a snippet does not show the whole text, which would go to the page with each hit.
      ...(!content || isCut(request, 'content') ? {} : {content}),
    },
    _snippetResult: {
      hierarchy: byLevel(levels, (level, name) =>
        snippet(name, expanded, cutting(`hierarchy.${level}`)),
      ),
      ...(content && text !== null
        ? {content: {...content, value: excerpt(text, expanded, cutting('content'))}}
        : {}),
    },
  };
}

function byLevel(
  levels: readonly (readonly [Level, string])[],
  of: (level: Level, name: string) => Highlight,
): HighlightedHierarchy {
  return Object.fromEntries(levels.map(([level, name]) => [level, of(level, name)]));
}

function isCut({attributesToSnippet = []}: Appearance, attribute: string): boolean {
  return attributesToSnippet.some((entry) => entry.split(':')[0] === attribute);
}

/** Words of the snippet of an attribute; of a name that no entry speaks of, all of it. */
function snippetWords({attributesToSnippet = []}: Appearance, attribute: string): number {
  for (const entry of attributesToSnippet) {
    const [name, words] = entry.split(':');
    if (name === attribute || name === '*') {
      return Number(words) || DEFAULT_WORDS;
    }
  }
  return attribute === 'content' ? DEFAULT_WORDS : Number.MAX_SAFE_INTEGER;
}
