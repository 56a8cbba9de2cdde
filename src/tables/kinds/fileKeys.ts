import type {ApiClass} from '../../reference/model/types';
import {type ConfigField, configClasses} from '../../reference/schemas/classes';
import {ALGORITHM, POD_FILE, PROTOCOL, TASK_FILE} from '../../site/sdkPaths';
import {type ApiElement, element, text} from '../../reference/page/nodes';
import {PartFault} from '../../writing/faults';
import type {TableContext} from '../context';
import {isList, KEY_HEADS, keyRow, nestedClasses} from '../keys';
import {type Cell, table} from '../render';

const FILES = {'pod-file': POD_FILE, 'task-file': TASK_FILE};

/** A key with more classes than this is a choice, which has a separate table. */
const MAX_ALTERNATIVES = 3;

/** A block with at least this many keys gets its own table. */
const MIN_KEYS_OF_OWN_TABLE = 8;

/** Keys in one table, with names relative to their block. */
interface Group {
  /** Path of the block, such as `datasources[].data_config`; empty for the file itself. */
  path: string;
  rows: Cell[][];
}

/**
 * Renders every key of a YAML file with its path, such as `message_service.url`: a table of the
 * top-level keys, and an open `<details>` with a table for each large block.
 */
export function fileKeys(of: keyof typeof FILES) {
  return (context: TableContext): ApiElement[] => {
    const root = configClasses(context.site.model).at(FILES[of]);
    if (!root) {
      const reason = `the model has no ${FILES[of]}: see src/site/sdkPaths.ts.`;
      throw new PartFault('unknown-table', reason);
    }
    return groupsOf(context, root, of).map(({path, rows}) => {
      const keys = table(of, KEY_HEADS, rows);
      return path === '' ? keys : disclosure(path, keys);
    });
  };
}

function disclosure(path: string, keys: ApiElement): ApiElement {
  const words = ['Keys of ', element('code', {}, [text(path)])];
  return element('details', {open: true}, [
    element('summary', {}, [element('span', {}, words)]),
    keys,
  ]);
}

function groupsOf(context: TableContext, root: ApiClass, file: string): Group[] {
  const classes = configClasses(context.site.model);
  const uses = usesOf(context, root);
  const groups: Group[] = [];

  function add(cls: ApiClass, path: string, group: Group, seen: ReadonlySet<string>): void {
    const fields = classes.fields(cls).filter(({name}) => !seen.has(name));
    for (const field of fields) {
      const key = path === '' ? field.name : `${path}.${field.name}`;
      const label = group.path === '' ? key : key.slice(group.path.length + 1);
      group.rows.push(keyRow(context, cls, field, label, `${file}.${key}`));
      addBelow(field, `${key}${isList(field) ? '[]' : ''}`, group, fields.length > 2);
    }
  }

  /** @param mayLeave whether the current table has enough rows for a large block to leave it */
  function addBelow(field: ConfigField, path: string, group: Group, mayLeave: boolean): void {
    // A block that several keys share is described once, at the target of their links.
    const inner = expandable(context, field).filter((cls) => (uses.get(cls.path) ?? 0) <= 1);
    const isLarge =
      inner.reduce((sum, cls) => sum + keysOf(context, cls), 0) >= MIN_KEYS_OF_OWN_TABLE;
    const own = isLarge && mayLeave ? newGroup(path) : group;
    const seen = new Set<string>();
    for (const cls of inner) {
      add(cls, path, own, new Set(seen));
      classes.fields(cls).forEach(({name}) => seen.add(name));
    }
  }

  function newGroup(path: string): Group {
    const group: Group = {path, rows: []};
    groups.push(group);
    return group;
  }

  add(root, '', newGroup(''), new Set());
  return groups;
}

/** Counts the keys of a block, nested blocks included. */
function keysOf(context: TableContext, cls: ApiClass): number {
  return configClasses(context.site.model)
    .fields(cls)
    .flatMap((field) => [1, ...expandable(context, field).map((one) => keysOf(context, one))])
    .reduce((sum, count) => sum + count, 0);
}

/** Counts, by class path, the keys of the file that contain each class. */
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
  return isChoice || found.length > MAX_ALTERNATIVES ? [] : found;
}
