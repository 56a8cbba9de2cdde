import Ajv, {type ValidateFunction} from 'ajv';

import {perModel} from '../../reference/model/perModel';
import type {ApiModel} from '../../reference/model/types';
import {product} from '../../site/product';
import {type FileKind, fileSchema} from '../../reference/schemas/files';
import {type DataFault, FaultFinder} from './faults';

/** Says what is wrong with the data of one kind of file. */
export type FileCheck = (data: unknown) => DataFault[];

const checksOf = perModel(() => new Map<FileKind, FileCheck>());

/** The check of a kind of file against its schema, compiled once per model. */
export function fileCheck(model: ApiModel, kind: FileKind): FileCheck {
  const checks = checksOf(model);
  const check = checks.get(kind) ?? create(model, kind);
  checks.set(kind, check);
  return check;
}

function create(model: ApiModel, kind: FileKind): FileCheck {
  const schema = fileSchema(model, kind, {siteUrl: product.siteUrl});
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false});
  const validate: ValidateFunction = ajv.compile(schema);
  const finder = new FaultFinder(ajv, schema);
  return (data) => finder.find(validate, data);
}
