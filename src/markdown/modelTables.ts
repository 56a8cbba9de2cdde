import path from 'node:path';

import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {Problems} from '../writing/problems';
import {trackDependencies} from '../reference/page/site/dependencies';
import {siteOf} from '../reference/page/site/site';
import {type TableContext, tableContext, TableFault} from '../tables/context';
import {isTableTag, readRequest, type TableRequest} from '../tables/request';
import {tables} from '../tables/kinds';

interface Options {
  /** Folder that holds the content folders; the repository's root unless a test says otherwise. */
  root?: string;
  /** Folder of the API model; the committed one unless a test says otherwise. */
  modelDir?: string;
}

const REPOSITORY = path.resolve(__dirname, '../..');

/**
 * Puts tables made from the API model in the place of `<ModelTable of="…" />`; the words in them
 * are those of the pages of the reference.
 *
 * @throws PageError naming every table or class that does not exist.
 */
export function modelTables({root = REPOSITORY, modelDir}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const problems = new Problems(path.resolve(file.path));
    trackDependencies(file.path, () => {
      visit(tree, (node, index, parent) => {
        if (!isTableTag(node) || !parent || index === undefined) {
          return undefined;
        }
        const request = readRequest(node, tables, problems);
        const made = request
          ? render(request, tableContext(siteOf(root, modelDir)), problems)
          : [node];
        parent.children.splice(index, 1, ...(made as never[]));
        return [SKIP, index + made.length];
      });
    });
    problems.throwIfAny();
  };
}

function render(request: TableRequest, context: TableContext, problems: Problems): RootContent[] {
  try {
    return [tables.get(request.of)?.render(context, request.class ?? '') ?? []].flat();
  } catch (error) {
    if (!(error instanceof TableFault)) {
      throw error;
    }
    problems.add(request.line, error.message);
    return [];
  }
}
