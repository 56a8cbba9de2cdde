import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {readDescriptions} from './readDescriptions';
import type {Block, PageSource, Section} from './types';

const HEAD = new Set(['yaml', 'mdxjsEsm']);

/**
 * Splits a page at its level-2 and level-3 headings and reads the describing lists. Deeper headings stay
 * in the prose.
 */
export function readPage(root: Root): PageSource {
  const head: RootContent[] = [];
  const intro = newSection(1);
  const sections: Section[] = [];
  let current = intro;
  for (const node of root.children) {
    if (HEAD.has(node.type)) {
      head.push(node);
    } else if (node.type === 'heading' && node.depth === 2) {
      current = sectionOf(node);
      sections.push(current);
    } else if (node.type === 'heading' && node.depth === 3 && sections.length > 0) {
      current = sectionOf(node);
      (sections.at(-1) as Section).sections.push(current);
    } else {
      current.blocks.push(blockOf(node));
    }
  }
  return {head, intro, sections};
}

function blockOf(node: RootContent): Block {
  return (node.type === 'list' && readDescriptions(node)) || node;
}

function sectionOf(heading: Heading): Section {
  const {text, id} = parseMarkdownHeadingId(toString(heading));
  return {
    ...newSection(heading.position?.start.line ?? 1),
    title: text.trim(),
    ...(id && {id}),
    heading,
  };
}

function newSection(line: number): Section {
  return {title: '', line, blocks: [], sections: []};
}
