import type {PhrasingContent} from 'mdast';

import type {TypeText} from '../../model/types';
import {text} from '../nodes';
import type {Viewpoint} from './context';
import {typeText} from './typeText';

/** A value, or the values of which the import of the module takes one. */
export interface Assigned {
  readonly value?: TypeText | undefined;
  readonly choices?: readonly TypeText[] | undefined;
}

/** Renders what stands after a name: `= 5`, or `set at import: True or False`; nothing if unknown. */
export function valueText({value, choices}: Assigned, context: Viewpoint): PhrasingContent[] {
  if (choices) {
    const [last = [], ...others] = [...choices].reverse();
    const before = others
      .reverse()
      .flatMap((choice, index) => [text(index > 0 ? ', ' : ''), ...typeText(choice, context)]);
    const or = before.length > 0 ? [...before, text(' or ')] : [];
    return [text('set at import: '), ...or, ...typeText(last, context)];
  }
  return value ? [text('= '), ...typeText(value, context)] : [];
}
