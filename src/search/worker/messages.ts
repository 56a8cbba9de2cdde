import type {SearchFailure, SearchRequest, SearchResult} from '../types';

/** A message of the page to the worker: where the records are, and with the first one a query too. */
export interface Question {
  readonly id: number;
  /** Absolute address of the packed records. */
  readonly pack: string;
  readonly requests: readonly SearchRequest[];
}

/** Why a question was not answered. */
export interface Failure {
  readonly failure: SearchFailure;
  readonly detail: string;
}

/** What the worker answers; questions are answered in the order in which they were asked. */
export type Reply =
  | {readonly id: number; readonly results: readonly SearchResult[]}
  | (Failure & {readonly id: number});
