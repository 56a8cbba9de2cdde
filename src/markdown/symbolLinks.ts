import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {loadModel} from '../reference/model/load';
import {reportFault} from '../writing/faults';
import {SYMBOL_LINK, symbolOfLink} from '../reference/names/notation';
import {symbolNames, type SymbolNames} from '../reference/names/symbolNames';

interface Options {
  /** Folder of the API model; the committed one unless a test says otherwise. */
  modelDir?: string;
}

/**
 * Resolves links to symbols of the SDK, `[words](api:Name)` or `` [`Name`](api:) ``, to the symbol's
 * section of the reference. Reports every link whose name the SDK
 * does not have, or has several times, and leaves it as it is.
 */
export function symbolLinks({modelDir}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'link', (node) => {
      if (node.url.startsWith(SYMBOL_LINK)) {
        follow(node, symbolNames(loadModel(modelDir)), file);
      }
    });
  };
}

function follow(node: Link, names: SymbolNames, file: VFile): void {
  const name = symbolOfLink(node);
  const meaning = names.meaningOf(name);
  switch (meaning.kind) {
    case 'one':
      node.url = names.addressOf(meaning.found);
      break;
    case 'many':
      reportFault(
        file,
        node,
        'ambiguous-symbol',
        `"${name}" can mean ${meaning.paths.join(', ')}. Name one of them: [words](${SYMBOL_LINK}${meaning.paths[0] ?? ''}).`,
      );
      break;
    case 'none':
      reportFault(file, node, 'unknown-symbol', `the SDK has no "${name}".${meaning.hint}`);
  }
}
