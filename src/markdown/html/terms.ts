import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';

import {textOf} from './text';

function isHeading(node: RootContent | undefined, ...levels: string[]): node is Element {
  return node?.type === 'element' && levels.includes(node.tagName);
}

function make(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}

const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;

/** Makes the row of letters, which keeps the id of the heading that it replaces. */
function letterRow(heading: Element, letters: readonly string[]): Element {
  const items = letters.map((letter) =>
    make('li', {}, [make('a', {href: `#${idOf(letter)}`}, [{type: 'text', value: letter}])]),
  );
  const {id} = heading.properties;
  return make('nav', {className: ['letters'], id, ariaLabel: 'Letters'}, [
    make('ul', {className: ['plain']}, items),
  ]);
}

/** Makes the heading of a letter; as a place of its own it would say nothing to a search. */
function letterHead(letter: string): Element {
  const properties = {className: ['letter'], id: idOf(letter), dataNosearch: ''};
  return make('h2', properties, [{type: 'text', value: letter}]);
}

/**
 * Gives the entries of a glossary (front matter `terms: true`) the form of a list: each level-3
 * heading, with what follows it, becomes a section with the term beside its explanation. The level-2
 * heading above them becomes a row of links to the letters that they begin with, and each letter gets
 * a heading.
 */
export function rehypeTerms() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {terms?: unknown}};
    if (frontMatter?.terms !== true) {
      return;
    }
    const children: RootContent[] = [];
    let words: Element | undefined;
    let group: {at: number; heading: Element; letters: string[]} | undefined;
    const endGroup = () => {
      if (group && group.letters.length > 0) {
        children[group.at] = letterRow(group.heading, group.letters);
      }
    };
    for (const node of tree.children) {
      if (isHeading(node, 'h3')) {
        const letter = textOf(node).trim().charAt(0).toUpperCase();
        if (group && group.letters.at(-1) !== letter) {
          group.letters.push(letter);
          children.push(letterHead(letter));
        }
        words = make('div', {}, []);
        children.push(make('section', {className: ['term']}, [node, words]));
      } else if (isHeading(node, 'h2')) {
        endGroup();
        words = undefined;
        group = {at: children.length, heading: node, letters: []};
        children.push(node);
      } else if (words) {
        words.children.push(node as ElementContent);
      } else {
        children.push(node);
      }
    }
    endGroup();
    tree.children = children;
  };
}
