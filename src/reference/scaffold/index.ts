import {existsSync} from 'node:fs';
import path from 'node:path';

import {siteOf} from '../page/site/site';
import {loadModel} from '../model/load';
import {compare} from './compare';
import {counted} from './counted';
import {diffReport} from './diffReport';
import {lineOfSymbols} from './lineOf';
import {planFiles} from './planFiles';
import {comparisonReport} from './report';
import {selectModules} from './selectModules';
import {writeFiles} from './writeFiles';

export interface ScaffoldOptions {
  /** Folder that holds the content folders. */
  root: string;
  /** Folder of the model; by default the committed one. Tests set another. */
  modelDir?: string;
  /** Modules or packages to write stubs for: an empty list means all, undefined means none. */
  write?: readonly string[];
  /** Folder of another model to compare the committed one with. */
  against?: string;
}

/**
 * Compares the model with the pages, or with another model, and writes stubs where asked.
 *
 * @returns the report to print
 * @throws ModelError for a model that cannot be read, Error for an unknown module or a taken file
 */
export function scaffold({root, modelDir, write, against}: ScaffoldOptions): string {
  const site = siteOf(root, modelDir);
  if (against !== undefined) {
    return diffReport(site.model, loadModel(modelFolder(against)), lineOfSymbols(site));
  }
  if (!write) {
    return comparisonReport(site.model, compare(site, root));
  }
  const isSelected = selectModules(write, site.model);
  const files = planFiles(compare(site, root), isSelected, root);
  writeFiles(files);
  const written = files.map(
    ({file, isNew}) => `${isNew ? 'new   ' : 'fuller'} ${path.relative(root, file)}`,
  );
  return [
    ...written,
    `${counted(files.length, 'page')} written.`,
    '',
    comparisonReport(site.model, compare(site, root)),
  ].join('\n');
}

function modelFolder(given: string): string {
  const folder = path.resolve(given);
  if (!existsSync(path.join(folder, 'index.json'))) {
    throw new Error(
      `${given} holds no API model (no index.json). ` +
        'Extract one with "npm run api:model -- … --out <folder>", or take an older one from git.',
    );
  }
  return folder;
}
