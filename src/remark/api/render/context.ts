import type {ApiModule} from '../../../api/types';
import type {ApiPage} from '../match/types';
import type {ApiSite} from '../site/site';

/** What every renderer of a page knows. */
export interface RenderContext {
  site: ApiSite;
  module: ApiModule;
  page: ApiPage;
}

/** Anchor of a symbol of the page. */
export function anchorOf(context: RenderContext, path: string): string {
  const anchor = context.site.anchors(context.module).get(path);
  if (anchor === undefined) {
    throw new Error(`${path} is no symbol of ${context.module.path}`);
  }
  return anchor;
}
