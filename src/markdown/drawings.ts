import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type DrawingName, drawings} from '../writing/drawings';
import {reportFault} from '../writing/faults';
import {importOf} from './importOf';
import {isElementOf, type JsxElement, nameIn, type NamedComponent} from './namedElement';

const DRAWING: NamedComponent = {
  component: 'Drawing',
  noun: 'drawing',
  names: Object.keys(drawings),
  rules: {
    misplaced: 'misplaced-drawing',
    malformed: 'malformed-drawing',
    unknown: 'unknown-drawing',
  },
};

/**
 * Turns `<Drawing of="platform" />` into the component that draws it and imports that from
 * `src/components/drawings`, so that only pages with a drawing carry one. Reports each element without
 * a known name, and a drawing that a page shows twice.
 */
export function pageDrawings() {
  return (tree: Root, file: VFile): void => {
    const shown = new Set<DrawingName>();
    const isDrawing = isElementOf.bind(null, DRAWING.component);
    visit(tree, isDrawing, (node) => {
      const element = node as JsxElement;
      const name = nameIn(element, DRAWING, file) as DrawingName | undefined;
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
