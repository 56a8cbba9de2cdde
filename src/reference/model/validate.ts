import {readFileSync} from 'node:fs';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';

import {SCHEMA_FILE} from './modelFiles';
import type {ApiIndex, ApiModule} from './types';

interface Validators {
  index: ValidateFunction<ApiIndex>;
  module: ValidateFunction<ApiModule>;
}

let compiled: Validators | undefined;

/** Returns validators for the index and for a module, compiled once per process. */
export function validators(): Validators {
  compiled ??= compile();
  return compiled;
}

/** Returns the first fault of a failed validation: its JSON path and what is wrong there. */
export function firstFault(validate: ValidateFunction): string {
  const [error] = validate.errors ?? [];
  if (!error) {
    return 'is not valid';
  }
  const detail = Object.values(error.params as Record<string, unknown>)
    .filter((value) => typeof value === 'string')
    .map((value) => ` (${value})`)
    .join('');
  return `at ${error.instancePath || '/'} ${error.message ?? 'is not valid'}${detail}`;
}

function compile(): Validators {
  const schema = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as {$id: string};
  // With "discriminator", Ajv reports a fault at its place in a class, not as "no kind fits".
  const ajv = new Ajv2020({discriminator: true, strictTypes: false, strictTuples: false});
  ajv.addSchema(schema);
  const part = <T>(name: string): ValidateFunction<T> => {
    const found = ajv.getSchema<T>(`${schema.$id}#/$defs/${name}`);
    if (!found) {
      throw new Error(`model.schema.json has no $defs/${name}`);
    }
    return found as ValidateFunction<T>;
  };
  return {index: part<ApiIndex>('index'), module: part<ApiModule>('module')};
}
