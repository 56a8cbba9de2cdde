import {
  convertedPart,
  pageMarkdown,
  type PageMarkdown,
  type SiteOfPages,
} from '../../exports/markdown/pageMarkdown';
import {openBuildMemory} from '../../lib/buildMemory';
import type {BuiltPage} from '../../search/records/extractPage';

/**
 * Converts built pages to Markdown, in the same order. A page whose content is that of the last build is
 * not converted again: a conversion takes as long as all other work on a finished page together.
 *
 * @param siteDir folder of the site
 */
export function convertPages(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
  siteDir: string,
): PageMarkdown[] {
  const memory = openBuildMemory<PageMarkdown>('page-markdown', siteDir);
  const facts = JSON.stringify(site);
  const converted: PageMarkdown[] = [];
  for (const page of pages) {
    const inputs = [facts, page.address, convertedPart(page.html)];
    converted.push(memory.recall(inputs, () => pageMarkdown(page, site)));
  }
  memory.keep();
  return converted;
}
