import type {ApiClass} from '../reference/model/types';
import type {ApiNode} from '../reference/page/nodes';
import type {TableContext} from './context';
import {summaryAbout} from './words';

/** What carries out a protocol or algorithm that a task file names. */
interface Implementation {
  /** Path of the class; of its module where the class is private. */
  path: string;
  /** What it does. */
  words: (ApiNode | string)[];
}

/**
 * Finds what is behind a name in task files: the class of that name. A private class has no section
 * on a page, so the page of the module that is named after it speaks for it.
 */
export function implementationOf(context: TableContext, name: string): Implementation | undefined {
  const {site} = context;
  const cls = classBehind(context, name);
  if (cls) {
    return {path: cls.path, words: summaryAbout(site, cls.path)};
  }
  const module = moduleOfPrivate(context, bareName(name));
  const description = module === undefined ? undefined : site.written(module)?.description;
  return module !== undefined && description ? {path: module, words: [description]} : undefined;
}

/** Returns the public class that implements the protocol or algorithm with this name in YAML. */
export function classBehind({sdk}: TableContext, name: string): ApiClass | undefined {
  const found = sdk.uniqueSymbol(bareName(name));
  return found?.kind === 'class' ? found : undefined;
}

/** Removes the prefix that all names in files share. */
export function bareName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Finds the only module whose name is that of a private class: `simple_csv` for `_SimpleCSV`. */
function moduleOfPrivate({site}: TableContext, name: string): string | undefined {
  if (!name.startsWith('_')) {
    return undefined;
  }
  const wanted = letters(name);
  const [only, ...more] = [...site.model.modules.keys()].filter(
    (path) => letters(bareName(path)) === wanted,
  );
  return more.length === 0 ? only : undefined;
}

function letters(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
