import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {readDescriptions} from './readDescriptions';
import type {Block, PageSource, Section} from './types';

const EXPLICIT_ID = /\s*\\?\{#(?<id>[^{}]+)\}\s*$/;
const HEAD = new Set(['yaml', 'mdxjsEsm']);

/**
 * Cuts a page at its level-2 and level-3 headings and finds the describing lists.
 * Deeper headings stay in the prose.
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
  const title = toString(heading);
  const id = EXPLICIT_ID.exec(title)?.groups?.id;
  return {
    ...newSection(heading.position?.start.line ?? 1),
    title: title.replace(EXPLICIT_ID, '').trim(),
    ...(id && {id}),
    heading,
  };
}

function newSection(line: number): Section {
  return {title: '', line, blocks: [], sections: []};
}
