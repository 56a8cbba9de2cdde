import type {RootContent} from 'mdast';

import {type ApiNode, element, sectionHeading} from '../nodes';
import {unsearched} from './searchMarks';

/** Renders a heading and a list of names that link to their descriptions. */
export function symbolList(title: string, rows: ApiNode[]): RootContent[] {
  return [sectionHeading(title, unsearched), element('ul.symbols', unsearched, rows)];
}
