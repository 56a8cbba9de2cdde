import type {Element, ElementContent, Nodes} from 'hast';

/** Whether a node is an element of this name, or of any without one, and of this class. */
export function isElement(
  node: Nodes | undefined,
  tagName?: string,
  name?: string,
): node is Element {
  return (
    node?.type === 'element' &&
    (tagName === undefined || node.tagName === tagName) &&
    (name === undefined || classesOf(node).includes(name))
  );
}

export function classesOf({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns the child elements of a node. */
export function childElements(node: Nodes): Element[] {
  return 'children' in node
    ? (node.children as ElementContent[]).filter(
        (child): child is Element => child.type === 'element',
      )
    : [];
}

/** Returns the first element below a node, in order of the document, that fits. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  for (const child of childElements(node)) {
    const found = fits(child) ? child : find(child, fits);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Returns the text of a node, with the spaces that it has. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
