import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {reportFault} from '../../writing/faults';
import {textOf} from './text';

type Parent = Element | {type: 'mdxJsxFlowElement'; name?: string | null; children: unknown[]};

function isNeeds(node: {type: string}): node is Parent {
  const {name} = node as {name?: string | null};
  const {tagName, properties} = node as Partial<Element>;
  return (
    (node.type === 'mdxJsxFlowElement' && name === 'Needs') ||
    (tagName === 'admonition' && properties?.type === 'needs')
  );
}

function isElement(node: unknown, tagName: string): node is Element {
  return (node as Element).type === 'element' && (node as Element).tagName === tagName;
}

/** Finds the contents of a list item, without the paragraph that a loose list wraps them in. */
function contentsOf(item: Element): ElementContent[] {
  const solid = item.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [only] = solid;
  return solid.length === 1 && only && isElement(only, 'p') ? only.children : solid;
}

/** Splits "Label: text" at its first colon, which must be in the item's first text. */
function splitItem(item: Element): [string, ElementContent[]] | undefined {
  const [first, ...rest] = contentsOf(item);
  if (first && isElement(first, 'strong')) {
    const label = textOf(first).replace(/:\s*$/, '').trim();
    const [next, ...others] = rest;
    const words =
      next?.type === 'text'
        ? [{...next, value: next.value.replace(/^\s*:?\s*/, '')}, ...others]
        : rest;
    return [label, words];
  }
  const colon = first?.type === 'text' ? /^\s*([^:]+):\s+([\s\S]*)$/.exec(first.value) : null;
  if (!colon) {
    return undefined;
  }
  return [(colon[1] as string).trim(), [{type: 'text', value: colon[2] as string}, ...rest]];
}

/**
 * Turns the list of "Label: text" items inside `<Needs>` or `:::needs` into a description list.
 *
 * Reports an item without a label, and leaves it out.
 */
export function rehypeNeeds() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isNeeds(node) || !parent || index === undefined) {
        return;
      }
      const list = node.children.find((child) => isElement(child, 'ul')) as Element | undefined;
      const items = (list?.children ?? []).filter((child) => isElement(child, 'li'));
      const children = items.flatMap((item) => {
        const split = splitItem(item);
        if (!split) {
          const reason = 'An item of the needs list has no label: write "- Label: text".';
          reportFault(file, item, 'unlabelled-need', reason);
          return [];
        }
        const [label, words] = split;
        return [
          {
            type: 'element',
            tagName: 'dt',
            properties: {},
            children: [{type: 'text', value: label}],
          },
          {type: 'element', tagName: 'dd', properties: {}, children: words},
        ] as Element[];
      });
      (parent as {children: unknown[]}).children[index] = {
        type: 'element',
        tagName: 'dl',
        properties: {className: ['need']},
        children,
      } satisfies Element;
      return index + 1;
    });
  };
}
