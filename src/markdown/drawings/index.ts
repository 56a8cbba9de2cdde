import type {Node, Root, RootContentMap} from 'mdast';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {didYouMean} from '../../writing/nearest';
import {type DrawingName, drawings} from '../../writing/drawings';
import {reportFault} from '../../writing/faults';
import {importOf} from './importOf';

type JsxElement = RootContentMap['mdxJsxFlowElement' | 'mdxJsxTextElement'];

const names = Object.keys(drawings);

function isDrawing(node: Node): node is JsxElement {
  return /^mdxJsx(Flow|Text)Element$/.test(node.type) && (node as JsxElement).name === 'Drawing';
}

/** Finds the drawing that an element names; undefined, with a fault reported, when there is none. */
function nameOf(element: JsxElement, file: VFile): DrawingName | undefined {
  if (element.type === 'mdxJsxTextElement') {
    const reason = 'a <Drawing> stands on a line of its own, between empty lines.';
    reportFault(file, element, 'misplaced-drawing', reason);
    return undefined;
  }
  const [attribute, ...others] = element.attributes;
  const isNamed = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'of';
  const name = isNamed ? attribute.value : undefined;
  if (typeof name !== 'string' || others.length > 0) {
    const reason = 'write <Drawing of="…" /> with the name of a drawing and nothing else.';
    reportFault(file, element, 'malformed-drawing', reason);
    return undefined;
  }
  if (!names.includes(name)) {
    const nearest = didYouMean(name, names) || ` There are: ${names.join(', ')}.`;
    reportFault(file, element, 'unknown-drawing', `there is no drawing "${name}".${nearest}`);
    return undefined;
  }
  return name as DrawingName;
}

/**
 * Turns `<Drawing of="platform" />` into the component that draws it and imports that from
 * `src/components/drawings`, so that only pages with a drawing carry one. Reports each element without
 * a known name, and a drawing that a page shows twice.
 */
export function pageDrawings() {
  return (tree: Root, file: VFile): void => {
    const shown = new Set<DrawingName>();
    visit(tree, isDrawing, (node) => {
      const element = node as JsxElement;
      const name = nameOf(element, file);
      if (name && shown.has(name)) {
        reportFault(file, element, 'repeated-drawing', `the drawing "${name}" is shown twice.`);
      } else if (name) {
        shown.add(name);
        element.name = `${drawings[name]}Drawing`;
        element.attributes = [];
      }
    });
    const imports = [...shown].map((name) =>
      importOf(`${drawings[name]}Drawing`, `@site/src/components/drawings/${drawings[name]}`),
    );
    tree.children.unshift(...imports);
  };
}
