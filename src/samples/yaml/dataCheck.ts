import Ajv, {type AnySchemaObject} from 'ajv';

import {type DataFault, FaultFinder} from './faults';

/** Finds the faults in the data of one kind of file. */
export type DataCheck = (data: unknown) => DataFault[];

/** Compiles the check of data against a schema. */
export function dataCheck(schema: AnySchemaObject): DataCheck {
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false});
  const validate = ajv.compile(schema);
  const finder = new FaultFinder(ajv, schema);
  return (data) => finder.find(validate, data);
}
