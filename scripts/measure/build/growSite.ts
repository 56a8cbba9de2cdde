import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const DATA = 'src/reference/data';
const PAGES = 'api/bitfount';
const ROOT_PACKAGE = 'bitfount';

interface ModelIndex {
  readonly modules: string[];
}

interface RootModule {
  readonly submodules: string[];
}

interface SymbolsOfModule {
  readonly symbols: readonly {readonly name: string}[];
}

interface Reference {
  readonly modules: readonly string[];
  /** Names of classes, functions and variables of modules that are no English words. */
  readonly names: ReadonlySet<string>;
}

/**
 * Adds copies of the whole API reference to a copy of the site, each as a package of its own: its pages,
 * and the modules of the model that they are matched with.
 *
 * @param folder of the site's copy
 * @param times number of references that the site has afterwards, with the first
 * @returns the number of pages added
 */
export function growSite(folder: string, times: number): number {
  const data = path.join(folder, DATA);
  const pages = path.join(folder, PAGES);
  const index = readJson<ModelIndex>(path.join(data, 'index.json'));
  const files = readdirSync(pages, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.mdx'),
  );
  const {modules} = index;
  const reference = {modules, names: namesIn(data, modules)};
  const names = Array.from({length: times - 1}, (_, at) => `copy${at + 1}`);
  for (const name of names) {
    const copied = copier(name, reference);
    for (const module of modules) {
      const text = readFileSync(moduleFile(data, module), 'utf8');
      writeFileSync(moduleFile(data, copied(module)), copied(text));
    }
    for (const file of files) {
      const target = path.join(pages, name, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, copied(readFileSync(path.join(pages, file), 'utf8')));
    }
    for (const other of readdirSync(pages, {recursive: true, encoding: 'utf8'})) {
      if (other.endsWith('_category_.json') && !other.startsWith('copy')) {
        cpSync(path.join(pages, other), path.join(pages, name, other));
      }
    }
  }
  const root = readJson<RootModule>(moduleFile(data, ROOT_PACKAGE));
  writeJson(moduleFile(data, ROOT_PACKAGE), {...root, submodules: [...root.submodules, ...names]});
  writeJson(path.join(data, 'index.json'), {
    ...index,
    modules: [...modules, ...names.flatMap((name) => modules.map(copier(name, reference)))],
  });
  return names.length * files.length;
}

/**
 * Returns a function that renames in a text the modules, and the names that look like one, to those of a
 * copy: guides name symbols without their module, so each name has to mean one symbol.
 */
function copier(copy: string, reference: Reference): (text: string) => string {
  const packages = reference.modules.flatMap((module) => module.split('.')[1] ?? []);
  const paths = new RegExp(
    String.raw`\b${ROOT_PACKAGE}\.(?=(?:${[...new Set(packages)].join('|')})\b)`,
    'g',
  );
  const renamed = (word: string): string => (reference.names.has(word) ? word + copy : word);
  const anchors = new Set([...reference.names].map((name) => name.toLowerCase()));
  const modules = new Set(
    reference.modules.map((module) => module.replace(ROOT_PACKAGE, `${ROOT_PACKAGE}.${copy}`)),
  );
  // A module can have the name of a function: the part of a path that names a module stays.
  const renamedPath = (dotted: string): string => {
    const parts = dotted.split('.');
    const home = parts.findLastIndex((_, at) => modules.has(parts.slice(0, at + 1).join('.')));
    return parts.map((part, at) => (at > home ? renamed(part) : part)).join('.');
  };
  // A link by address leads to the first reference, whose anchors stay as they are.
  const named = new RegExp(
    String.raw`\b${ROOT_PACKAGE}\.${copy}(?:\.\w+)*|(?<!\]\(/api/[\w/#-]*)\b[A-Za-z]\w+\b`,
    'g',
  );
  const alone = new RegExp(String.raw`(?<=^|"|title: )${ROOT_PACKAGE}(?=$|")`, 'gm');
  return (text) =>
    text
      .replace(paths, `${ROOT_PACKAGE}.${copy}.`)
      .replace(alone, `${ROOT_PACKAGE}.${copy}`)
      // The address that a page sets itself.
      .replace(/^(slug: \/\w+)(?=\/)/m, `$1/${copy}`)
      // A link to a part of the same page.
      .replace(/(?<=\]\(#)\w+/g, (anchor) => (anchors.has(anchor) ? anchor + copy : anchor))
      .replace(named, (found) => (found.includes('.') ? renamedPath(found) : renamed(found)));
}

function namesIn(data: string, modules: readonly string[]): Set<string> {
  const symbols = modules.flatMap(
    (module) => readJson<SymbolsOfModule>(moduleFile(data, module)).symbols,
  );
  return new Set(symbols.map(({name}) => name).filter((name) => /[A-Z]|[a-z]_/.test(name)));
}

function moduleFile(data: string, module: string): string {
  return path.join(data, 'modules', `${module}.json`);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
}
