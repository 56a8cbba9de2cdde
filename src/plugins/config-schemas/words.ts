import {toString} from 'mdast-util-to-string';

import type {ApiSite} from '../../remark/api/site/site';
import {summaryAbout, wordsAbout} from '../../remark/model-tables/words';
import type {Describe} from '../../schemas/context';

/** What the pages of the reference say about classes and their keys, as plain text. */
export function wordsOfPages(site: ApiSite): Describe {
  return (cls, key) => {
    const nodes = key === undefined ? summaryAbout(site, cls) : (wordsAbout(site, cls, key) ?? []);
    const text = nodes
      .map((node) => toString(node))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    return text === '' ? undefined : text;
  };
}
