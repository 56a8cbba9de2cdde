import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {test} from '@playwright/test';

import {loadModel} from '../../../../src/reference/model/load';
import type {ApiModel} from '../../../../src/reference/model/types';

const fixtures = path.resolve(__dirname, '../../markdown/fixtures');

/** The small model of the tests of API pages. */
export const modelDir = path.join(fixtures, 'model');
/** A page of it that lacks nothing. */
export const goodPage = readFileSync(path.join(fixtures, 'good/api/kit/shapes.mdx'), 'utf8');

/** A repository of its own, in the results of the test, with the given pages by path below it. */
export function repository(pages: Readonly<Record<string, string>> = {}): string {
  const results = test.info().outputPath();
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

/** The small model with a change. */
export function changedModel(change: (model: ApiModel) => void): ApiModel {
  const model = structuredClone(loadModel(modelDir)) as ApiModel;
  change(model);
  return model;
}
