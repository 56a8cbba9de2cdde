import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';

function isHeading(node: RootContent, ...levels: string[]): node is Element {
  return node.type === 'element' && levels.includes(node.tagName);
}

/**
 * Gives the entries of a glossary (front matter `terms: true`) the form of a list: each level-3
 * heading, with what follows it, becomes a section with the term beside its explanation.
 */
export function rehypeTerms() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {terms?: unknown}};
    if (frontMatter?.terms !== true) {
      return;
    }
    const children: RootContent[] = [];
    let words: Element | undefined;
    for (const node of tree.children) {
      if (isHeading(node, 'h3')) {
        words = {type: 'element', tagName: 'div', properties: {}, children: []};
        const properties = {className: ['term']};
        children.push({type: 'element', tagName: 'section', properties, children: [node, words]});
      } else if (isHeading(node, 'h2') || !words) {
        words = undefined;
        children.push(node);
      } else {
        words.children.push(node as ElementContent);
      }
    }
    tree.children = children;
  };
}
