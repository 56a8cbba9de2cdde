import {type ApiNode, element} from '../nodes';

/**
 * Renders links of a fact: one after the other, or in a fold if there are many.
 *
 * @param max most links outside of a fold
 * @param noun for its summary, in the plural: `12 classes`
 */
export function foldedList(links: readonly ApiNode[], max: number, noun: string): ApiNode[] {
  if (links.length <= max) {
    return [...links];
  }
  const list = element(
    'p.names',
    {},
    links.flatMap((one) => [one, ' ']),
  );
  const summary = element('summary', {}, [`${links.length} ${noun}`]);
  return [element('details.more', {}, [summary, list])];
}
