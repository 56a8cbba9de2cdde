import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {loadModel} from '../../../../src/reference/model/load';
import type {ApiModel} from '../../../../src/reference/model/types';
import {outputPath} from '../../support/outputPath';

const fixtures = path.resolve(__dirname, '../../markdown/fixtures');

/** The small model from the tests of API pages. */
export const modelDir = path.join(fixtures, 'model');
/** A complete page of that model. */
export const goodPage = readFileSync(path.join(fixtures, 'good/api/kit/shapes.mdx'), 'utf8');

/** Creates a new repository in the test's output folder, with pages given by relative path. */
export function repository(pages: Readonly<Record<string, string>> = {}): string {
  const results = outputPath();
  mkdirSync(results, {recursive: true});
  const root = mkdtempSync(path.join(results, 'repository-'));
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

export function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Returns a changed copy of the small model. */
export function changedModel(change: (model: ApiModel) => void): ApiModel {
  const model = structuredClone(loadModel(modelDir)) as ApiModel;
  change(model);
  return model;
}
