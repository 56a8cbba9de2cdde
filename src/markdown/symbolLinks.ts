import path from 'node:path';

import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {loadModel} from '../reference/model/load';
import {Problems} from '../writing/problems';
import {SYMBOL_LINK, symbolOfLink} from '../reference/names/notation';
import {symbolNames, type SymbolNames} from '../reference/names/symbolNames';

interface Options {
  /** Folder of the API model; the committed one unless a test says otherwise. */
  modelDir?: string;
}

/**
 * Links to symbols of the SDK: `[words](api:Name)`, or `` [`Name`](api:) `` where the words are the
 * name, become links to the symbol's section of the reference.
 *
 * @throws PageError naming every link whose name the SDK does not have, or has several times.
 */
export function symbolLinks({modelDir}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const problems = new Problems(path.resolve(file.path));
    visit(tree, 'link', (node) => {
      if (node.url.startsWith(SYMBOL_LINK)) {
        follow(node, symbolNames(loadModel(modelDir)), problems);
      }
    });
    problems.throwIfAny();
  };
}

function follow(node: Link, names: SymbolNames, problems: Problems): void {
  const name = symbolOfLink(node);
  const meaning = names.meaningOf(name);
  const line = node.position?.start.line ?? 1;
  switch (meaning.kind) {
    case 'one':
      node.url = names.addressOf(meaning.found);
      break;
    case 'many':
      problems.add(
        line,
        `"${name}" can mean ${meaning.paths.join(', ')}. Name one of them: [words](${SYMBOL_LINK}${meaning.paths[0] ?? ''}).`,
      );
      break;
    case 'none':
      problems.add(line, `the SDK has no "${name}".${meaning.hint}`);
  }
}
