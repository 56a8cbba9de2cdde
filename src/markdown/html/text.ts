import type {Nodes} from 'hast';

/** Joins the text of a node and everything below it; expressions and JSX attributes are left out. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : '';
}
