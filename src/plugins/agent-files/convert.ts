import {
  pageMarkdown,
  type PageMarkdown,
  type SiteOfPages,
} from '../../exports/markdown/pageMarkdown';
import type {BuiltPage} from '../../search/records/extractPage';

/** Converts a page: what the thread of convertInThreads.ts answers. */
export function convert([page, site]: readonly [BuiltPage, SiteOfPages]): PageMarkdown {
  return pageMarkdown(page, site);
}
