import type {Element, ElementContent, Parents, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * Elements marked `data-native` become literal JSX, which the MDX components map leaves
 * alone: a `details` stays the platform's own and costs no script, and a `code` with links
 * in it is not taken for a code block.
 */
export function nativeElements() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent: Parents | undefined) => {
      if (node.properties.dataNative !== undefined && parent && index !== undefined) {
        const literal = literalOf(node);
        parent.children[index] = literal as ElementContent;
        // Its children still have to be visited.
        return index;
      }
      return undefined;
    });
  };
}

function literalOf({tagName, properties, children}: Element): MdxJsxFlowElementHast {
  const {dataNative: _, ...kept} = properties;
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: Object.entries(kept).map(([name, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: name
        .replace(/^aria(?=[A-Z])/, 'aria-')
        .replace(/(?<=^aria-).*/, (part) => part.toLowerCase()),
      value: value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
    })),
    children,
    // As MDX marks elements that a writer typed as JSX.
    data: {_mdxExplicitJsx: true} as MdxJsxFlowElementHast['data'],
  } as MdxJsxFlowElementHast;
}
