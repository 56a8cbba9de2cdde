import {toString} from 'mdast-util-to-string';

import type {ApiNode} from '../../reference/page/nodes';
import type {ApiSite} from '../../reference/page/site/site';
import {summaryAbout, wordsOfKey} from '../../tables/words';
import type {Describe} from '../../reference/schemas/context';

const BLOCKS: ReadonlySet<string> = new Set(['code', 'list', 'paragraph']);

/** Returns functions that take descriptions of classes and keys from the reference, as plain text. */
export function wordsOfPages(site: ApiSite): Describe {
  return {
    ofClass: (cls) => plainText(summaryAbout(site, cls)),
    ofKey: (cls, owner, key) => plainText(wordsOfKey(site, cls, owner, key) ?? []),
  };
}

function plainText(nodes: readonly ApiNode[]): string | undefined {
  const text = nodes
    // A space separates blocks such as paragraphs and lists; inline text is joined as it is.
    .map((node) => (BLOCKS.has(node.type) ? ` ${toString(node)}` : toString(node)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}
