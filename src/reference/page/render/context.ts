import type {ApiModule} from '../../model/types';
import {type ApiPage, isSymbolPage} from '../match/types';
import type {ApiSite} from '../site/site';

/** The module from which names are resolved and to which addresses are relative. */
export interface Viewpoint {
  site: ApiSite;
  module: Pick<ApiModule, 'path'>;
}

/** Data for every renderer of a page. */
export interface RenderContext extends Viewpoint {
  module: ApiModule;
  page: ApiPage;
}

/** Above this many headings, the table of contents lists classes, functions and variables only. */
const MAX_TOC_HEADINGS = 80;

/** Tells whether a page has too many sections for members to be in its table of contents. */
export function isLarge({page}: RenderContext): boolean {
  const own = page.sections.filter(isSymbolPage);
  return own.reduce((sum, {members}) => sum + 1 + members.length, 0) > MAX_TOC_HEADINGS;
}

/** Returns the anchor of a symbol of the page; throws if the module does not define it. */
export function anchorOf(context: RenderContext, path: string): string {
  const anchor = context.site.anchors(context.module).get(path);
  if (anchor === undefined) {
    throw new Error(`${path} is no symbol of ${context.module.path}`);
  }
  return anchor;
}
