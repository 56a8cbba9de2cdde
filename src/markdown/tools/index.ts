import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ToolName, tools} from '../../writing/tools';
import {importOf} from '../importOf';
import {isElementOf, type JsxElement, nameIn, type NamedComponent} from '../namedElement';
import {toolScript} from './bundleTools';

const TOOL: NamedComponent = {
  component: 'Tool',
  noun: 'tool',
  names: Object.keys(tools),
  rules: {misplaced: 'misplaced-tool', malformed: 'malformed-tool', unknown: 'unknown-tool'},
};

/**
 * Turns `<Tool of="check-yaml" />` into the component that renders the tool before its code is there,
 * and tells it the path of that code. Reports each element without a known name.
 */
export function pageTools() {
  return (tree: Root, file: VFile): void => {
    const used = new Set<ToolName>();
    visit(tree, isElementOf.bind(null, TOOL.component), (node) => {
      const element = node as JsxElement;
      const name = nameIn(element, TOOL, file) as ToolName | undefined;
      if (name) {
        used.add(name);
        element.name = `${tools[name]}Tool`;
        const script = toolScript(file.cwd, name);
        element.attributes = [{type: 'mdxJsxAttribute', name: 'script', value: script}];
      }
    });
    tree.children.unshift(
      ...[...used].map((name) =>
        importOf(`${tools[name]}Tool`, `@site/src/components/tools/${tools[name]}`),
      ),
    );
  };
}
