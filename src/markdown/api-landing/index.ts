import path from 'node:path';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {isApiLanding} from '../../reference/model/routes';
import {trackDependencies} from '../../reference/page/site/dependencies';
import {siteOf} from '../../reference/page/site/site';
import {groupList} from './groupList';
import {symbolList} from './symbolList';

interface Options {
  /** Folder that holds the content folders; the repository's root unless a test says otherwise. */
  root?: string;
  /** Folder of the API model; the committed one unless a test says otherwise. */
  modelDir?: string;
}

const REPOSITORY = path.resolve(__dirname, '../../..');

/**
 * Adds what the model knows to the landing page of the API reference, below the writer's words: the
 * groups of modules, and an alphabetical index of every symbol that has a page.
 */
export function apiLanding({root = REPOSITORY, modelDir}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    if (!isApiLanding(path.relative(root, file.path))) {
      return;
    }
    const site = siteOf(root, modelDir);
    const made = trackDependencies(file.path, () => [...groupList(site), ...symbolList(site)]);
    tree.children.push(...made);
  };
}
