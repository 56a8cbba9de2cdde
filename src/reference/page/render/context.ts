import type {ApiModule} from '../../model/types';
import type {ApiPage} from '../match/types';
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

/** Returns the anchor of a symbol of the page; throws if the module does not define it. */
export function anchorOf(context: RenderContext, path: string): string {
  const anchor = context.site.anchors(context.module).get(path);
  if (anchor === undefined) {
    throw new Error(`${path} is no symbol of ${context.module.path}`);
  }
  return anchor;
}
