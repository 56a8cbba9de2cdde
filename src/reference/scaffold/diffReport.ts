import {contentFileOfModule} from '../model/routes';
import type {ApiModel} from '../model/types';
import {counted, group} from './counted';
import {type Change, diffModels, type ModelDiff} from './diffModels';
import type {Fact} from './modelFacts';

/** Line of a symbol's section on the page of its module; undefined where the page has none. */
export type LineOf = (module: string, symbol: string) => number | undefined;

/** Page that describes the environment variables. */
const ENVIRONMENT_PAGE = 'docs/SDK/environment-variables.mdx';

/**
 * Formats the report of `npm run api:scaffold -- --against`: a writer's tasks between two releases, page
 * by page. Always compares the older release with the newer one, and writes no files.
 */
export function diffReport(committed: ApiModel, other: ApiModel, lineOf: LineOf): string {
  const isNewer = compareVersions(versionOf(other), versionOf(committed)) > 0;
  const [before, after] = isNewer ? [committed, other] : [other, committed];
  const diff = diffModels(before, after);
  const isModule = ({word}: Fact) => word === 'module';
  const pages = pagesToUpdate(diff, before, lineOf);
  return [
    `From ${before.index.sdk.name} ${versionOf(before)} to ${versionOf(after)}`,
    group('Pages to write', pageFiles(diff.added.filter(isModule), after)),
    group('Pages to take out', pageFiles(diff.removed.filter(isModule), before)),
    group('Pages to mend', pages.flatMap(pageText), pages.length),
  ].join('\n');
}

interface Page {
  file: string;
  lines: string[];
}

/** Lists changes to pages that remain, in the order added, removed, changed. */
function pagesToUpdate(diff: ModelDiff, before: ApiModel, lineOf: LineOf): Page[] {
  const pages = new Map<string, Page>();
  const add = (fact: Fact, mark: string, text: string): void => {
    const file = pageOf(fact, before);
    const line = fact.module && lineOf(fact.module, symbolOf(fact));
    const page = pages.get(file) ?? {file, lines: []};
    page.lines.push(`${mark} ${text}${line ? ` (line ${line})` : ''}`);
    pages.set(file, page);
  };
  for (const fact of diff.added.filter(({word}) => word !== 'module')) {
    add(fact, '+', named(fact));
  }
  for (const fact of diff.removed.filter(({word}) => word !== 'module')) {
    add(fact, '-', named(fact));
  }
  for (const change of diff.changed) {
    add(change.fact, '~', changeText(change));
  }
  return [...pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

function pageText({file, lines}: Page): string[] {
  return [`${file}: ${counted(lines.length, 'change')}`, ...lines.map((line) => `  ${line}`)];
}

function pageFiles(modules: readonly Fact[], model: ApiModel): string[] {
  return modules.map(({name}) => fileOf(name, model));
}

function pageOf({module}: Fact, model: ApiModel): string {
  return module === undefined ? ENVIRONMENT_PAGE : fileOf(module, model);
}

function fileOf(module: string, {modules}: ApiModel): string {
  return contentFileOfModule(module, modules.get(module)?.package ?? false);
}

/** Returns the symbol of a fact within its module: `X.m` for the parameter `bitfount.a.X.m(p)`. */
function symbolOf({name, module = ''}: Fact): string {
  return name.replace(/\(.*$/, '').slice(module.length + 1);
}

function named({word, name}: Fact): string {
  return `${word} ${name}`;
}

function changeText({fact, aspect, before = 'none', after = 'none'}: Change): string {
  return `${named(fact)}: ${aspect} ${before} → ${after}`;
}

/** Compares the numbers between the dots as numbers, so that 11.10 comes after 11.9. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

function versionOf({index}: ApiModel): string {
  return index.sdk.version;
}
