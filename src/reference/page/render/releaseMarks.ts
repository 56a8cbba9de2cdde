import {releaseMarks} from '../../past/marks';
import type {ApiModel} from '../../model/types';
import {type ApiElement, code, element} from '../nodes';
import {unsearched} from './searchMarks';

/** Renders since when a symbol or parameter is as it is, and what later releases change. */
export function sinceMarks(model: ApiModel, path: string, parameter?: string): ApiElement[] {
  return releaseMarks(model, path, parameter).map((words) =>
    element(
      'span.since',
      unsearched,
      words.map((part) => (typeof part === 'string' ? part : code(part.code))),
    ),
  );
}
