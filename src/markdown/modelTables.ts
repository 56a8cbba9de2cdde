import path from 'node:path';

import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {reportThrown} from '../writing/faults';
import {trackDependencies} from '../reference/page/site/dependencies';
import {siteOf} from '../reference/page/site/site';
import {type TableContext, tableContext} from '../tables/context';
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
 * Replaces `<ModelTable of="…" />` by a table made from the API model; the words in it are those of the
 * pages of the reference. Reports every table or class that does not exist.
 */
export function modelTables({root = REPOSITORY, modelDir}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    trackDependencies(file.path, () => {
      visit(tree, (node, index, parent) => {
        if (!isTableTag(node) || !parent || index === undefined) {
          return undefined;
        }
        const request = readRequest(node, tables, file);
        const made = request ? render(request, tableContext(siteOf(root, modelDir)), file) : [node];
        parent.children.splice(index, 1, ...(made as never[]));
        return [SKIP, index + made.length];
      });
    });
  };
}

function render(request: TableRequest, context: TableContext, file: VFile): RootContent[] {
  try {
    return [tables.get(request.of)?.render(context, request.class ?? '') ?? []].flat();
  } catch (error) {
    reportThrown(file, request.line, error);
    return [];
  }
}
