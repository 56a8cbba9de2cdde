import type {ApiClass} from '../../reference/model/types';
import {type ConfigField, configClasses} from '../../reference/schemas/classes';
import {ALGORITHM, POD_FILE, PROTOCOL, TASK_FILE} from '../../site/sdkPaths';
import {type ApiElement, element} from '../../reference/page/nodes';
import {breakableName} from '../../reference/page/render/breakableName';
import {type TableContext, TableFault} from '../context';
import {isList, KEY_HEADS, keyRow, nestedClasses} from '../keys';
import {type Cell, table} from '../render';

const FILES = {'pod-file': POD_FILE, 'task-file': TASK_FILE};

/** More classes than this make a choice, and the choice has a table of its own. */
const MOST_ALTERNATIVES = 3;

/** A block with at least so many keys has a table of its own. */
const OWN_TABLE = 8;

/** Keys that stand in one table, named from the block that holds them. */
interface Group {
  /** The block with those around it, as `datasources[].data_config`; empty for the file itself. */
  path: string;
  rows: Cell[][];
}

/**
 * Every key of a YAML file with the keys around it, as `message_service.url`: a table of the keys
 * at the top, and one to open for each large block.
 */
export function fileKeys(of: keyof typeof FILES) {
  return (context: TableContext): ApiElement[] => {
    const root = configClasses(context.site.model).at(FILES[of]);
    if (!root) {
      throw new TableFault(`the model has no ${FILES[of]}: see src/site/sdkPaths.ts.`);
    }
    return groupsOf(context, root).map(({path, rows}) => {
      const keys = table(of, KEY_HEADS, rows);
      return path === '' ? keys : disclosure(path, keys);
    });
  };
}

function disclosure(path: string, keys: ApiElement): ApiElement {
  const words = ['Keys of ', element('code', {}, breakableName(path))];
  return element('details', {}, [element('summary', {}, [element('span', {}, words)]), keys]);
}

function groupsOf(context: TableContext, root: ApiClass): Group[] {
  const classes = configClasses(context.site.model);
  const uses = usesOf(context, root);
  const groups: Group[] = [];

  function add(cls: ApiClass, path: string, group: Group, seen: ReadonlySet<string>): void {
    const fields = classes.fields(cls).filter(({name}) => !seen.has(name));
    for (const field of fields) {
      const key = path === '' ? field.name : `${path}.${field.name}`;
      const label = group.path === '' ? key : key.slice(group.path.length + 1);
      group.rows.push(keyRow(context, cls, field, label));
      addBelow(field, `${key}${isList(field) ? '[]' : ''}`, group, fields.length > 2);
    }
  }

  /** `mayLeave`: the table that a large block leaves has more than a row or two. */
  function addBelow(field: ConfigField, path: string, group: Group, mayLeave: boolean): void {
    // A part that several keys share is described once, at the end of their links.
    const inner = expandable(context, field).filter((cls) => (uses.get(cls.path) ?? 0) <= 1);
    const isLarge = inner.reduce((sum, cls) => sum + keysOf(context, cls), 0) >= OWN_TABLE;
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

/** How many keys a block has, with those of the blocks in it. */
function keysOf(context: TableContext, cls: ApiClass): number {
  return configClasses(context.site.model)
    .fields(cls)
    .flatMap((field) => [1, ...expandable(context, field).map((one) => keysOf(context, one))])
    .reduce((sum, count) => sum + count, 0);
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
