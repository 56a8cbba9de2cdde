import Ajv, {type ValidateFunction} from 'ajv';

import {memoize} from '../../lib/memoize';
import type {ApiModel} from '../../reference/model/types';
import {product} from '../../site/product';
import {type FileKind, fileSchema} from '../../reference/schemas/files';
import {type DataFault, FaultFinder} from './faults';

/** Finds the faults in the data of one kind of file. */
export type FileCheck = (data: unknown) => DataFault[];

const checksOf = memoize((model: ApiModel) => memoize((kind: FileKind) => create(model, kind)));

/** Returns the check of a kind of file against its schema, compiled once for each model. */
export function fileCheck(model: ApiModel, kind: FileKind): FileCheck {
  return checksOf(model)(kind);
}

function create(model: ApiModel, kind: FileKind): FileCheck {
  const schema = fileSchema(model, kind, {siteUrl: product.siteUrl});
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false});
  const validate: ValidateFunction = ajv.compile(schema);
  const finder = new FaultFinder(ajv, schema);
  return (data) => finder.find(validate, data);
}
