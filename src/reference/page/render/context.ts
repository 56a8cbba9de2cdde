import type {ApiModule} from '../../model/types';
import {type ApiPage, isSymbolPage} from '../match/types';
import type {ApiSite} from '../site/site';

/** From where names are looked up and addresses are seen. */
export interface Viewpoint {
  site: ApiSite;
  module: Pick<ApiModule, 'path'>;
}

/** What every renderer of a page knows. */
export interface RenderContext extends Viewpoint {
  module: ApiModule;
  page: ApiPage;
}

/** Above this many headings, the table of contents lists classes, functions and variables only. */
const MOST_CONTENTS = 80;

/** Whether a page has so many sections that those of members would drown its table of contents. */
export function isLarge({page}: RenderContext): boolean {
  const own = page.sections.filter(isSymbolPage);
  return own.reduce((sum, {members}) => sum + 1 + members.length, 0) > MOST_CONTENTS;
}

/** Anchor of a symbol of the page. */
export function anchorOf(context: RenderContext, path: string): string {
  const anchor = context.site.anchors(context.module).get(path);
  if (anchor === undefined) {
    throw new Error(`${path} is no symbol of ${context.module.path}`);
  }
  return anchor;
}
