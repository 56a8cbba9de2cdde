import {configClasses} from '../../reference/schemas/classes';
import type {ApiElement} from '../../reference/page/nodes';
import {classNamed} from '../classes';
import {type TableContext, TableFault} from '../context';
import {KEY_HEADS, keyRow} from '../keys';
import {table} from '../render';

/** The keys of one class of a configuration. */
export function configKeys(context: TableContext, about: string): ApiElement {
  const cls = classNamed(context, about);
  const fields = configClasses(context.site.model).fields(cls);
  if (!cls.init?.synthesised || fields.length === 0) {
    throw new TableFault(`"${about}" has no fields. For its arguments write of="parameters".`);
  }
  return table(
    'config',
    KEY_HEADS,
    fields.map((field) => keyRow(context, cls, field)),
  );
}
