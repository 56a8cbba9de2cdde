import {memoize} from '../../lib/memoize';
import type {ApiModel} from '../../reference/model/types';
import {product} from '../../site/product';
import type {FileKind} from '../../yaml/fileKinds';
import {fileSchema} from '../../reference/schemas/files';
import {type DataCheck, dataCheck} from '../../yaml/dataCheck';

const checksOf = memoize((model: ApiModel) =>
  memoize((kind: FileKind) => dataCheck(fileSchema(model, kind, {siteUrl: product.siteUrl}))),
);

/** Returns the check of a kind of file against its schema, compiled once for each model. */
export function fileCheck(model: ApiModel, kind: FileKind): DataCheck {
  return checksOf(model)(kind);
}
