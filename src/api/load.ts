import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ApiIndex, ApiModel, ApiModule} from './types';
import {FORMAT_VERSION, MODEL_DIR} from './model-files';

const cache = new Map<string, ApiModel>();

/** Reads the committed model once per process. */
export function loadModel(dir: string = MODEL_DIR): ApiModel {
  const known = cache.get(dir);
  if (known) {
    return known;
  }
  const index = readJson(path.join(dir, 'index.json')) as ApiIndex;
  if (index.formatVersion !== FORMAT_VERSION) {
    throw new ModelError(
      path.join(dir, 'index.json'),
      `has format ${index.formatVersion}, this site reads format ${FORMAT_VERSION}`,
    );
  }
  const modules = new Map(
    index.modules.map((name) => [
      name,
      readJson(path.join(dir, 'modules', `${name}.json`)) as ApiModule,
    ]),
  );
  const model = {index, modules};
  cache.set(dir, model);
  return model;
}

/** Something is wrong with a file of the model; says which and how to mend it. */
export class ModelError extends Error {
  constructor(file: string, problem: string) {
    super(`API model: ${path.relative(process.cwd(), file)} ${problem}. Mend: npm run api:model`);
    this.name = 'ModelError';
  }
}

function readJson(file: string): unknown {
  if (!existsSync(file)) {
    throw new ModelError(file, 'is missing');
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ModelError(file, `is no JSON (${(error as Error).message})`);
  }
}
