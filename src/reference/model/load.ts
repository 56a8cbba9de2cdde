import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ValidateFunction} from 'ajv/dist/2020';

import {memoize} from '../../lib/memoize';
import {FORMAT_VERSION, MODEL_DIR} from './modelFiles';
import type {ApiModel} from './types';
import {firstFault, validators} from './validate';

/** Thrown for a faulty file of the model; the message says which file, where, and how to fix it. */
export class ModelError extends Error {
  constructor(file: string, problem: string) {
    super(
      `API model: ${path.relative(process.cwd(), file)} ${problem}. ` +
        'The model is generated: run "npm run api:model" to write it afresh.',
    );
    this.name = 'ModelError';
  }
}

const readOnce = memoize(readModel);

/** Reads and validates a model, each folder once per process; throws `ModelError` for a fault. */
export function loadModel(dir: string = MODEL_DIR): ApiModel {
  return readOnce(dir);
}

function readModel(dir: string): ApiModel {
  const validate = validators();
  const indexFile = path.join(dir, 'index.json');
  const content = readJson(indexFile);
  const format = (content as {formatVersion?: unknown} | null)?.formatVersion;
  if (format !== FORMAT_VERSION) {
    const found = String(format);
    throw new ModelError(indexFile, `has format ${found}, this site reads ${FORMAT_VERSION}`);
  }
  const index = checked(indexFile, content, validate.index);
  const modules = new Map(
    index.modules.map((name) => {
      const file = path.join(dir, 'modules', `${name}.json`);
      const module = checked(file, readJson(file), validate.module);
      if (module.path !== name) {
        throw new ModelError(file, `at /path names another module, "${module.path}"`);
      }
      return [name, module] as const;
    }),
  );
  return {index, modules};
}

function checked<T>(file: string, content: unknown, validate: ValidateFunction<T>): T {
  if (!validate(content)) {
    throw new ModelError(file, firstFault(validate));
  }
  return content;
}

function readJson(file: string): unknown {
  if (!existsSync(file)) {
    throw new ModelError(file, 'is missing');
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ModelError(file, `is no JSON: ${(error as Error).message}`);
  }
}
