import {type DataFault, faultsOf} from './faults';
import type {JsonSchema} from './jsonSchema';
import {Validator} from './validate';

/** Finds the faults in the data of one kind of file. */
export type DataCheck = (data: unknown) => DataFault[];

/**
 * Makes the check of data against a schema.
 *
 * @throws Error when the schema has a keyword that the validator does not know
 */
export function dataCheck(schema: JsonSchema): DataCheck {
  const validator = new Validator(schema);
  return (data) => faultsOf(validator.refusals(schema, data));
}
