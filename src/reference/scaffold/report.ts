import type {Gap} from '../page/match/gaps';
import type {ApiModel, ApiModule} from '../model/types';
import type {Comparison} from './compare';
import {counted, group} from './counted';
import {sumOfUnwritten} from './marker';

/** Formats the report of `npm run api:scaffold` on the model and the pages. */
export function comparisonReport({index}: ApiModel, comparison: Comparison): string {
  const {withoutPage, withoutModule, pages} = comparison;
  const {name, version} = index.sdk;
  const added = pages.flatMap((page) => page.added);
  const unwritten = sumOfUnwritten(pages.map((page) => page.unwritten));
  return [
    `Model of ${name} ${version}: ${counted(index.modules.length, 'module')}. ` +
      `Pages: ${counted(pages.length + withoutModule.length, 'page')}.`,
    group('Modules without a page', topGroups(withoutPage), withoutPage.length),
    group('Pages without a module', withoutModule),
    group(`Added to the SDK, not on the page${kinds(pages.flatMap(({gaps}) => gaps))}`, added),
    group(
      'Gone from the SDK or misnamed, still on the page',
      pages.flatMap(({gone}) => gone),
    ),
    `Unwritten: ${counted(unwritten.pages, 'page')}, ${counted(unwritten.items, 'place')} for words`,
  ].join('\n');
}

/** Counts modules by the package below the top one: `bitfount.data 40`. */
function topGroups(modules: readonly ApiModule[]): string[] {
  const counts = new Map<string, number>();
  for (const {path, package: isPackage} of modules) {
    const [top = '', second, third] = path.split('.');
    const isBelowPackage = second !== undefined && (isPackage || third !== undefined);
    const name = isBelowPackage ? `${top}.${second}` : `${top} itself`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const width = Math.max(0, ...[...counts.keys()].map(({length}) => length));
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name.padEnd(width)}  ${String(count).padStart(4)}`);
}

function kinds(gaps: readonly Gap[]): string {
  const items = gaps.flatMap((gap) => (gap.kind === 'items' ? gap.items : []));
  const results = items.filter((item) => item === 'returns' || item === 'yields').length;
  const number = (kind: Gap['kind']) => gaps.filter((gap) => gap.kind === kind).length;
  const words = [
    counted(number('symbol'), 'symbol'),
    counted(number('member'), 'member'),
    counted(items.length - results, 'parameter or field', 'parameters or fields'),
    counted(results, 'result'),
    counted(number('sentence'), 'sentence'),
  ].filter((text) => !text.startsWith('0 '));
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}
