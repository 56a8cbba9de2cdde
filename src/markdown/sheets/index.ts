import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';

import {product} from '../../site/product';
import {element} from '../../reference/page/nodes';
import {type SheetName, sheetPath} from './sheets';

/**
 * Links the stylesheets that the content of a page needs besides that of every page. The build moves the
 * links into the head (`src/hosting/hoistSheets.ts`).
 */
export function pageSheets() {
  return (tree: Root, file: VFile): void => {
    const needed = new Set<SheetName>();
    const {frontMatter} = file.data as {frontMatter?: {terms?: unknown}};
    if (frontMatter?.terms === true) {
      needed.add('symbol-index');
    }
    collect(tree, needed);
    for (const name of needed) {
      const href = `${product.basePath}${sheetPath(file.cwd, name)}`;
      tree.children.push(element('link', {rel: 'stylesheet', href}));
    }
  };
}

/** Adds the sheets that a node and those below it need: it comes to all nodes of all pages. */
function collect(node: Nodes, needed: Set<SheetName>): void {
  const sheet = sheetFor(node);
  if (sheet) {
    needed.add(sheet);
  }
  if ('children' in node) {
    node.children.forEach((child) => collect(child, needed));
  }
}

function sheetFor(node: Nodes): SheetName | undefined {
  if (node.type === 'mdxJsxFlowElement') {
    const [, kind] = /(Drawing|Tool)$/.exec(node.name ?? '') ?? [];
    return kind === 'Drawing' ? 'drawings' : kind === 'Tool' ? 'tools' : undefined;
  }
  const {className, dataCriteria} = node.type === 'apiElement' ? node.data.hProperties : {};
  const names = [className].flat();
  return dataCriteria ? 'criteria' : names.includes('letters') ? 'symbol-index' : undefined;
}
