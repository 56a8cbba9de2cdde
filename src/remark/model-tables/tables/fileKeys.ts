import type {ApiClass} from '../../../api/types';
import {type ConfigField, configClasses} from '../../../schemas/classes';
import {ALGORITHM, POD_FILE, PROTOCOL, TASK_FILE} from '../../../schemas/paths';
import type {ApiElement} from '../../api/nodes';
import {type TableContext, TableFault} from '../context';
import {isList, KEY_HEADS, keyRow, nestedClasses} from '../keys';
import {type Cell, table} from '../render';

const FILES = {'pod-file': POD_FILE, 'task-file': TASK_FILE};

/** More classes than this make a choice, and the choice has a table of its own. */
const MOST_ALTERNATIVES = 3;

/** Every key of a YAML file with the keys around it: `datasources[].data_config.path`. */
export function fileKeys(of: keyof typeof FILES) {
  return (context: TableContext): ApiElement => {
    const root = configClasses(context.site.model).at(FILES[of]);
    if (!root) {
      throw new TableFault(`the model has no ${FILES[of]}: see src/schemas/paths.ts.`);
    }
    return table(of, KEY_HEADS, rowsOf(context, root));
  };
}

function rowsOf(context: TableContext, root: ApiClass): Cell[][] {
  const classes = configClasses(context.site.model);
  const uses = usesOf(context, root);
  const rows = (cls: ApiClass, prefix: string, skip: ReadonlySet<string>): Cell[][] =>
    classes
      .fields(cls)
      .filter(({name}) => !skip.has(name))
      .flatMap((field) => {
        const label = prefix + field.name;
        return [keyRow(context, cls, field, label), ...below(field, label)];
      });
  const below = (field: ConfigField, label: string): Cell[][] => {
    const seen = new Set<string>();
    return expandable(context, field).flatMap((cls) => {
      // A part that several keys share is described once, at the end of their links.
      if ((uses.get(cls.path) ?? 0) > 1) {
        return [];
      }
      const own = rows(cls, `${label}${isList(field) ? '[]' : ''}.`, new Set(seen));
      classes.fields(cls).forEach(({name}) => seen.add(name));
      return own;
    });
  };
  return rows(root, '', new Set());
}

/** How many keys of the file hold each class. */
function usesOf(context: TableContext, root: ApiClass): ReadonlyMap<string, number> {
  const classes = configClasses(context.site.model);
  const uses = new Map<string, number>();
  const walk = (cls: ApiClass): void => {
    for (const inner of classes.fields(cls).flatMap((field) => expandable(context, field))) {
      const count = (uses.get(inner.path) ?? 0) + 1;
      uses.set(inner.path, count);
      if (count === 1) {
        walk(inner);
      }
    }
  };
  walk(root);
  return uses;
}

function expandable(context: TableContext, field: ConfigField): ApiClass[] {
  const found = nestedClasses(context, field);
  const isChoice = found.some(({path}) => path === PROTOCOL || path === ALGORITHM);
  return isChoice || found.length > MOST_ALTERNATIVES ? [] : found;
}
