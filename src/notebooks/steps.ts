import type {Root, RootContent} from 'mdast';

/** Numbers the level-2 headings of a tutorial; a thematic break ends the steps, as on the page. */
export function numberedSteps(tree: Root): Map<RootContent, number> {
  const numbers = new Map<RootContent, number>();
  for (const node of tree.children) {
    if (node.type === 'thematicBreak' && numbers.size > 0) {
      break;
    }
    if (node.type === 'heading' && node.depth === 2) {
      numbers.set(node, numbers.size + 1);
    }
  }
  return numbers;
}
