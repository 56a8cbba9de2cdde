import type {ApiMember} from '../../model/types';
import {type ApiElement, element} from '../nodes';
import type {RenderContext} from './context';

const SHOWN = ['deprecated', 'final', 'cached'];

/** Renders the badges beside a symbol's name: deprecated, final, cached, not exported. */
export function marksOf(
  symbol: ApiMember,
  isMember: boolean,
  context: RenderContext,
): ApiElement[] {
  const labels = (symbol.labels as string[]).filter((label) => SHOWN.includes(label));
  const marks = !isMember && isNotExported(symbol, context) ? [...labels, 'not exported'] : labels;
  return marks.map((mark) => element('span.old', {}, [mark]));
}

/** Renders the badge that indexes show too, since readers choose a symbol there: deprecated. */
export function indexMark(symbol: ApiMember): ApiElement[] {
  const isOld = (symbol.labels as string[]).includes('deprecated');
  return isOld ? [element('span.old', {}, ['deprecated'])] : [];
}

/** Tells whether its module has an `__all__` without this symbol, and no package re-exports it. */
function isNotExported({name, path}: ApiMember, {module, site}: RenderContext): boolean {
  return (
    module.all !== undefined &&
    !module.all.includes(name) &&
    site.resolver.importPaths(path).length === 1
  );
}
