import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Link, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {openBuildMemory} from '../../../lib/buildMemory';
import {memoize} from '../../../lib/memoize';
import {memoizeFile} from '../../../lib/memoizeFile';
import type {ApiModel} from '../../model/types';
import {sections} from '../../../site/sections';
import {SYMBOL_LINK, symbolOfLink} from '../../names/notation';
import {type SymbolNames, symbolNames} from '../../names/symbolNames';
import {readOtherFile} from '../source/readFile';
import {contentFiles} from './contentFiles';

/** A page outside the API that links to an API page. */
export interface Backlink {
  kind: 'guide' | 'tutorial';
  title: string;
  url: string;
  /** Anchors on the API page that it links to; none when it only links to the page as a whole. */
  anchors: string[];
  /** Heading above its first link; empty when that stands before all headings. */
  place: string;
}

type OutgoingLink = ({readonly address: string} | {readonly symbol: string}) & {
  /** Heading above it. */
  readonly place: string;
};

/** What the links of a page name of one API page. */
interface Target {
  readonly anchors: Set<string>;
  readonly place: string;
}

interface Outgoing {
  title: string;
  slug?: string;
  isHidden: boolean;
  /** Addresses below `/api/`, and names of symbols. */
  links: readonly OutgoingLink[];
}

const KINDS = {default: 'guide', tutorials: 'tutorial'} as const;

/** Reads the links of the files below a folder of the site, each file once for each change of it. */
const readerIn = memoize((root: string) => {
  const memory = openBuildMemory<Outgoing>('backlinks', root);
  const read = memoizeFile((file: string) =>
    memory.recall([file, readFileSync(file, 'utf8')], () => readOutgoing(file)),
  );
  return {read, keep: memory.keep};
});

/**
 * Collects the links from guides and tutorials into the reference, by the address of the API page. A
 * name that means no symbol, or several, is reported when the page that links it is built.
 */
export function scanBacklinks(root: string, model: ApiModel): ReadonlyMap<string, Backlink[]> {
  const names = symbolNames(model);
  const {read, keep} = readerIn(root);
  const found = new Map<string, Backlink[]>();
  for (const {pluginId, folder, routeBasePath} of sections) {
    if (pluginId === 'api') {
      continue;
    }
    const base = path.join(root, folder);
    for (const file of contentFiles(base)) {
      const outgoing = read(file);
      if (!outgoing || outgoing.isHidden) {
        continue;
      }
      const {title, slug, links} = outgoing;
      const url = addressOfPage(path.relative(base, file), routeBasePath, slug);
      for (const [target, {anchors, place}] of targetsOf(links, names)) {
        const backlink = {kind: KINDS[pluginId], title, url, anchors: [...anchors], place};
        found.set(target, [...(found.get(target) ?? []), backlink]);
      }
    }
  }
  keep();
  return found;
}

/** Groups the anchors that the links of a page name by the address of the API page. */
function targetsOf(links: readonly OutgoingLink[], names: SymbolNames): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const link of links) {
    const url = 'address' in link ? link.address : addressOfSymbol(link.symbol, names);
    const [address, anchor] = (url ?? '').split('#') as [string, string?];
    if (address) {
      const target = targets.get(address) ?? {anchors: new Set<string>(), place: link.place};
      if (anchor) {
        target.anchors.add(anchor);
      }
      targets.set(address, target);
    }
  }
  return targets;
}

function addressOfSymbol(name: string, names: SymbolNames): string | undefined {
  const meaning = names.meaningOf(name);
  return meaning.kind === 'one' ? names.addressOf(meaning.found) : undefined;
}

function readOutgoing(file: string): Outgoing | undefined {
  const source = readOtherFile(file);
  if (!source) {
    return undefined;
  }
  const {frontMatter, root} = source;
  const links: OutgoingLink[] = [];
  let title = typeof frontMatter.title === 'string' ? frontMatter.title : '';
  let place = '';
  visit(root as Nodes, ['link', 'definition', 'heading'], (node) => {
    if (node.type === 'heading') {
      const words = parseMarkdownHeadingId(toString(node as Heading)).text;
      title ||= words;
      place = (node as Heading).depth > 1 ? words : '';
      return;
    }
    const {url} = node as {url?: string} & Nodes;
    if (url?.startsWith('/api/')) {
      links.push({address: url, place});
    } else if (url?.startsWith(SYMBOL_LINK)) {
      links.push({symbol: symbolOfLink(node as Link), place});
    }
  });
  return {
    title,
    ...(typeof frontMatter.slug === 'string' && {slug: frontMatter.slug}),
    isHidden: frontMatter.draft === true || frontMatter.unlisted === true,
    links,
  };
}

/** Works out the address that Docusaurus gives a content file. */
function addressOfPage(file: string, routeBasePath: string, slug: string | undefined): string {
  const parts = file
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '')
    .split('/');
  if (slug?.startsWith('/')) {
    return `/${routeBasePath}${slug}`.replace(/\/$/, '');
  }
  const name = parts.pop() as string;
  const isIndex = /^(index|readme)$/i.test(name) || name === parts.at(-1);
  const last = slug ?? (isIndex ? undefined : name);
  return ['', routeBasePath, ...parts, ...(last === undefined ? [] : [last])].join('/');
}
