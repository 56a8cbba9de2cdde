import type {SearchRecord, SearchRequest, SearchResult} from '../types';
import {findPlaces} from './findPlaces';
import {foldAlike} from './foldAlike';
import {hitOf} from './hits';
import {placeIndex} from './placeIndex';
import {spread} from './spread';
import {unitsOf} from './units';

const DEFAULT_HITS_PER_PAGE = 20;
/** The engine reads this much of a query, in characters, whoever asks: time grows with the words. */
const MAX_READ_LENGTH = 512;

export interface SearchEngine {
  search(request: SearchRequest): SearchResult;
}

export interface Answer {
  readonly result: SearchResult;
  /** The first hit has just the name that was asked for: no text can better that. */
  readonly isNamed: boolean;
}

/** An engine that knows the names already and still reads the texts. */
export interface GrowingEngine {
  /** The answer by what has been read so far. */
  answer(request: SearchRequest): Answer;
  /**
   * Reads the texts of the next places.
   *
   * @returns whether there is more to read
   */
  readMore(places: number): boolean;
}

/** An engine that has read the names of all places; the texts follow with `readMore`. */
export function growingEngine(records: readonly SearchRecord[]): GrowingEngine {
  const index = placeIndex(unitsOf(records));
  return {
    readMore: (places) => index.readMore(places),
    answer: (request) => {
      const start = performance.now();
      const query = request.query.slice(0, MAX_READ_LENGTH);
      const found = findPlaces(index, query, request.facetFilters);
      const {expanded, isNamed} = found;
      const {units, alike} = foldAlike(found.units, query);
      const hitsPerPage = Math.max(1, request.hitsPerPage ?? DEFAULT_HITS_PER_PAGE);
      const page = Math.max(0, request.page ?? 0);
      const shown = spread(units, hitsPerPage).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const result: SearchResult = {
        hits: shown.map((unit) => hitOf(unit, expanded, request, alike.get(unit))),
        nbHits: units.length,
        page,
        nbPages: Math.ceil(units.length / hitsPerPage),
        hitsPerPage,
        query: request.query,
        index: request.indexName,
        processingTimeMS: Math.round(performance.now() - start),
      };
      return {result, isNamed};
    },
  };
}

/** The engine over the records of the site; synchronous and without any input but these. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const engine = growingEngine(records);
  while (engine.readMore(records.length + 1)) {
    // The first call reads everything.
  }
  return {search: (request) => engine.answer(request).result};
}
