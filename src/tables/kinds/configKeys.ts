import {configClasses} from '../../reference/schemas/classes';
import type {ApiElement} from '../../reference/page/nodes';
import {classNamed} from '../classes';
import {PartFault} from '../../writing/faults';
import type {TableContext} from '../context';
import {KEY_HEADS, keyRow} from '../keys';
import {table} from '../render';

/** Renders the keys of one configuration class. */
export function configKeys(context: TableContext, about: string): ApiElement {
  const cls = classNamed(context, about);
  const fields = configClasses(context.site.model).fields(cls);
  if (!cls.init?.synthesised || fields.length === 0) {
    const reason = `"${about}" has no fields. For its arguments write of="parameters".`;
    throw new PartFault('unsuitable-class', reason);
  }
  return table(
    'config',
    KEY_HEADS,
    fields.map((field) => keyRow(context, cls, field)),
  );
}
