import path from 'node:path';

import type {Node, Root, RootContentMap} from 'mdast';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {didYouMean} from '../../writing/nearest';
import {type DrawingName, drawings} from '../../writing/drawings';
import {Problems} from '../../writing/problems';
import {importOf} from './importOf';

type JsxElement = RootContentMap['mdxJsxFlowElement' | 'mdxJsxTextElement'];

const names = Object.keys(drawings);

function isDrawing(node: Node): node is JsxElement {
  return /^mdxJsx(Flow|Text)Element$/.test(node.type) && (node as JsxElement).name === 'Drawing';
}

/** The drawing that an element names; undefined, with a problem added, when there is none. */
function nameOf(element: JsxElement, problems: Problems): DrawingName | undefined {
  const line = element.position?.start.line ?? 1;
  if (element.type === 'mdxJsxTextElement') {
    problems.add(line, 'a <Drawing> stands on a line of its own, between empty lines.');
    return undefined;
  }
  const [attribute, ...others] = element.attributes;
  const isNamed = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'of';
  const name = isNamed ? attribute.value : undefined;
  if (typeof name !== 'string' || others.length > 0) {
    problems.add(line, 'write <Drawing of="…" /> with the name of a drawing and nothing else.');
    return undefined;
  }
  if (!names.includes(name)) {
    const nearest = didYouMean(name, names) || ` There are: ${names.join(', ')}.`;
    problems.add(line, `there is no drawing "${name}".${nearest}`);
    return undefined;
  }
  return name as DrawingName;
}

/**
 * Turns `<Drawing of="platform" />` into the component that draws it and imports that from
 * `src/components/drawings`, so that only pages with a drawing carry one.
 *
 * @throws PageError naming each element without a known name, and a drawing that a page shows twice
 */
export function pageDrawings() {
  return (tree: Root, file: VFile): void => {
    const problems = new Problems(path.resolve(file.path));
    const shown = new Set<DrawingName>();
    visit(tree, isDrawing, (node) => {
      const element = node as JsxElement;
      const name = nameOf(element, problems);
      if (name && shown.has(name)) {
        problems.add(element.position?.start.line ?? 1, `the drawing "${name}" is shown twice.`);
      } else if (name) {
        shown.add(name);
        element.name = `${drawings[name]}Drawing`;
        element.attributes = [];
      }
    });
    problems.throwIfAny();
    const imports = [...shown].map((name) =>
      importOf(`${drawings[name]}Drawing`, `@site/src/components/drawings/${drawings[name]}`),
    );
    tree.children.unshift(...imports);
  };
}
