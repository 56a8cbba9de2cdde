import type {ApiMember} from '../../model/types';
import {type ApiElement, element} from '../nodes';
import type {RenderContext} from './context';

const SHOWN = ['deprecated', 'final', 'cached'];

/** The words beside a symbol's name: what the code says about its use, and that nothing exports it. */
export function marksOf(
  symbol: ApiMember,
  isMember: boolean,
  context: RenderContext,
): ApiElement[] {
  const told = (symbol.labels as string[]).filter((label) => SHOWN.includes(label));
  const marks = !isMember && isLeftOut(symbol, context) ? [...told, 'not exported'] : told;
  return marks.map((mark) => element('span.old', {}, [mark]));
}

/** The mark that an index shows too: readers choose there. */
export function indexMark(symbol: ApiMember): ApiElement[] {
  const isOld = (symbol.labels as string[]).includes('deprecated');
  return isOld ? [element('span.old', {}, ['deprecated'])] : [];
}

/** Its module names what it offers (`__all__`), this is not among it, and no package offers it either. */
function isLeftOut({name, path}: ApiMember, {module, site}: RenderContext): boolean {
  return (
    module.all !== undefined &&
    !module.all.includes(name) &&
    site.resolver.importPaths(path).length === 1
  );
}
