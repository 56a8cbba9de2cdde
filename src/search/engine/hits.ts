import type {Highlight, HighlightedHierarchy, Level, SearchHit, SearchRequest} from '../types';
import {highlight, rangesIn, type Marks} from './highlight';
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
 * A place as a hit: its heading, or its prose where only that meets more of the query.
 *
 * @param alike how many more places of this name are not listed
 */
export function hitOf(
  unit: Unit,
  expanded: readonly ExpandedWord[],
  request: Appearance,
  alike?: number,
): SearchHit {
  const record = bestRecord(unit, expanded);
  const marks = {
    pre: request.highlightPreTag ?? DEFAULT_MARKS.pre,
    post: request.highlightPostTag ?? DEFAULT_MARKS.post,
  };
  const levels = (Object.keys(record.hierarchy) as Level[]).flatMap((level) => {
    const name = record.hierarchy[level];
    return name === null ? [] : [[level, name] as const];
  });
  const {content} = record;
  const cut = (attribute: string, text: string): Highlight =>
    snippet(text, expanded, {
      ...marks,
      words: snippetWords(request, attribute),
      ellipsis: request.snippetEllipsisText ?? ELLIPSIS,
    } satisfies SnippetOptions);
  return {
    ...record,
    ...(alike === undefined ? {} : {alike}),
    _highlightResult: {
      hierarchy: byLevel(levels, (_, name) => highlight(name, expanded, marks)),
      // Whoever asks for a snippet does not show the whole text, which would go to the page with each hit.
      ...(content === null || isCut(request, 'content')
        ? {}
        : {content: highlight(content, expanded, marks)}),
    },
    _snippetResult: {
      hierarchy: byLevel(levels, (level, name) => cut(`hierarchy.${level}`, name)),
      ...(content === null ? {} : {content: cut('content', content)}),
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

function bestRecord({heading, prose}: Unit, expanded: readonly ExpandedWord[]): Unit['heading'] {
  if (prose === undefined || prose === heading) {
    return heading;
  }
  const names = Object.values(heading.hierarchy).filter((name) => name !== null);
  return wordsMet([...names, prose.content ?? ''], expanded) >
    wordsMet([...names, heading.content ?? ''], expanded)
    ? prose
    : heading;
}

function wordsMet(texts: readonly string[], expanded: readonly ExpandedWord[]): number {
  return new Set(texts.flatMap((text) => rangesIn(text, expanded).map(({word}) => word))).size;
}
