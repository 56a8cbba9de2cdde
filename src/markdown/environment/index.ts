import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {loadModel} from '../../reference/model/load';
import type {EnvironmentVariable} from '../../reference/model/types';
import {hasFaults} from '../../writing/faults';
import {addFilter} from './addFilter';
import {checkVariables} from './checkVariables';
import {linkVariables} from './linkVariables';
import {variableTable} from '../../tables/variableTable';
import {variableLists} from '../../tables/variableLists';

interface Options {
  /** Folder of the API model; the committed one unless a test says otherwise. */
  modelDir?: string;
}

/**
 * Turns lists of environment variables into tables with type and default from the model, on pages with
 * `environment: true` in their front matter, with a field that filters them. Reports every variable that
 * the SDK does not read, that is described twice, or not at all; the lists then stay lists.
 */
export function environmentVariables({modelDir}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (frontMatter.environment !== true) {
      return;
    }
    const lists = variableLists(tree);
    const all = loadModel(modelDir).index.environment;
    const variables = all.filter(({internal}) => !internal);
    checkVariables(lists, variables, file);
    if (hasFaults(file)) {
      return;
    }
    const known = new Map(variables.map((variable) => [variable.name, variable]));
    for (const {list, items} of lists) {
      const rows = items.map((item) => ({
        item,
        variable: known.get(item.name) as EnvironmentVariable,
      }));
      tree.children[tree.children.indexOf(list)] = variableTable(rows, all);
    }
    linkVariables(tree, known);
    addFilter(tree, variables.length);
  };
}
