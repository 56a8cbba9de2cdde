import type {List, ListItem, PhrasingContent} from 'mdast';

import {copy} from '../nodes';
import type {Description, DescriptionList} from './types';

/** Reads a list as descriptions when its first item has the form `` `name`: words ``. */
export function readDescriptions(list: List): DescriptionList | undefined {
  const items = list.children.map(readItem);
  if (!items[0]) {
    return undefined;
  }
  return {
    type: 'descriptions',
    items: items.filter((item) => item !== undefined),
    list,
    oddLines: list.children.filter((_, index) => !items[index]).map(lineOf),
  };
}

function readItem(item: ListItem): Description | undefined {
  const [first, ...more] = item.children;
  if (first?.type !== 'paragraph') {
    return undefined;
  }
  const [name, separator, ...rest] = first.children;
  if (name?.type !== 'inlineCode' || separator?.type !== 'text') {
    return undefined;
  }
  const start = /^\s*:\s*/.exec(separator.value)?.[0];
  if (start === undefined) {
    return undefined;
  }
  const opening = separator.value.slice(start.length);
  const words: PhrasingContent[] = [
    ...(opening ? [{...separator, value: capitalised(opening)}] : []),
    ...rest,
  ];
  return {
    name: name.value.trim(),
    words: copy(words),
    more: more as Description['more'],
    line: lineOf(item),
  };
}

function lineOf(item: ListItem): number {
  return item.position?.start.line ?? 1;
}

/** Capitalises `a path` to `A path`; words such as `pH` and `iOS` stay. */
function capitalised(value: string): string {
  const [word = ''] = value.split(/[^\p{L}]/u, 1);
  return /^\p{Ll}+$/u.test(word) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}
