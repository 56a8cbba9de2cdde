import path from 'node:path';

import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {sections} from '../../../config/sections';
import {readFile} from '../source/readFile';
import {contentFiles} from './contentFiles';
import {createFileCache} from './fileCache';

/** A page outside the API that links to an API page. */
export interface Backlink {
  kind: 'guide' | 'tutorial';
  title: string;
  url: string;
  /** Anchors on the API page that it links to; empty for the page as a whole. */
  anchors: string[];
}

interface Outgoing {
  title: string;
  slug?: string;
  isHidden: boolean;
  /** Address without anchor, then anchors. */
  targets: Map<string, Set<string>>;
}

const KINDS = {default: 'guide', tutorials: 'tutorial'} as const;
const read = createFileCache(readOutgoing);

/** Links from guides and tutorials into the API, by the address of the API page. */
export function scanBacklinks(root: string): ReadonlyMap<string, Backlink[]> {
  const found = new Map<string, Backlink[]>();
  for (const {pluginId, folder, routeBasePath} of sections) {
    if (pluginId === 'api') {
      continue;
    }
    const base = path.join(root, folder);
    for (const file of contentFiles(base)) {
      const {title, slug, isHidden, targets} = read(file);
      if (isHidden) {
        continue;
      }
      const url = addressOfPage(path.relative(base, file), routeBasePath, slug);
      for (const [target, anchors] of targets) {
        const backlink = {kind: KINDS[pluginId], title, url, anchors: [...anchors]};
        found.set(target, [...(found.get(target) ?? []), backlink]);
      }
    }
  }
  return found;
}

function readOutgoing(file: string): Outgoing {
  const {frontMatter, root} = readFile(file);
  const targets = new Map<string, Set<string>>();
  let title = typeof frontMatter.title === 'string' ? frontMatter.title : '';
  visit(root as Nodes, ['link', 'definition', 'heading'], (node) => {
    if (node.type === 'heading') {
      title ||= toString(node as Heading);
      return;
    }
    const {url} = node as {url?: string} & Nodes;
    if (url?.startsWith('/api/')) {
      const [address, anchor] = url.split('#') as [string, string?];
      const anchors = targets.get(address) ?? new Set<string>();
      targets.set(address, anchor ? anchors.add(anchor) : anchors);
    }
  });
  return {
    title,
    ...(typeof frontMatter.slug === 'string' && {slug: frontMatter.slug}),
    isHidden: frontMatter.draft === true || frontMatter.unlisted === true,
    targets,
  };
}

/** The address that Docusaurus gives a content file. */
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
