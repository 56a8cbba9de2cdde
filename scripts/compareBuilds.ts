/**
 * Compares the pages of two builds by what a browser makes of their HTML.
 *
 *   npm run compare -- <folder of one build> <folder of the other>
 *
 *   --ignore-attributes data-kind,data-path   attributes that only one of them has
 *   --ignore-elements 'style[data-href]'      elements that only one of them has;
 *                                             'script:not([type])' for inline scripts
 *
 * Ends with 1 when pages differ, and shows the first difference of each.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {type Ignored, normalise} from './compare/normalise';
import {pagesIn} from './compare/pagesIn';

/** How many entries around a difference are shown. */
const CONTEXT = 2;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    'ignore-attributes': {type: 'string', default: ''},
    'ignore-elements': {type: 'string', default: ''},
  },
});

function listed(names: string): string[] {
  return names.split(',').filter(Boolean);
}

function element(selector: string): Ignored['elements'][number] {
  const [, name, not, attribute] = /^([\w-]+)(:not\()?\[([\w-]+)\]\)?$/.exec(selector) ?? [];
  if (!name || !attribute) {
    throw new Error(
      `--ignore-elements takes element[attribute] or element:not([attribute]), not "${selector}".`,
    );
  }
  return {name, attribute, carriesIt: not === undefined};
}

function firstDifference(a: readonly string[], b: readonly string[]): string | null {
  const at = a.findIndex((entry, index) => entry !== b[index]);
  if (at < 0 && a.length === b.length) {
    return null;
  }
  const from = Math.max(0, (at < 0 ? a.length : at) - CONTEXT);
  const shown = (entries: readonly string[]) =>
    entries.slice(from, from + 2 * CONTEXT + 1).map((entry) => entry.slice(0, 200));
  return [
    ...shown(a).map((entry) => `  - ${entry}`),
    ...shown(b).map((entry) => `  + ${entry}`),
  ].join('\n');
}

function main(): void {
  const [first, second] = positionals;
  if (first === undefined || second === undefined) {
    throw new Error('Two folders are needed: npm run compare -- <build> <other build>');
  }
  const ignored: Ignored = {
    attributes: new Set(listed(values['ignore-attributes'])),
    elements: listed(values['ignore-elements']).map(element),
  };
  const [ofFirst, ofSecond] = [pagesIn(first), pagesIn(second)];
  const both = ofFirst.filter((file) => ofSecond.includes(file));
  const single = [...ofFirst, ...ofSecond].filter((file) => !both.includes(file));
  single.forEach((file) => console.log(`${file}: only one of the builds has it`));
  const read = (folder: string, file: string) =>
    normalise(readFileSync(path.join(folder, file), 'utf8'), ignored);
  let differing = 0;
  for (const file of both) {
    const difference = firstDifference(read(first, file), read(second, file));
    if (difference !== null) {
      differing += 1;
      console.log(`${file}:\n${difference}`);
    }
  }
  console.log(`${both.length} pages compared, ${differing} differ, ${single.length} have no twin`);
  process.exitCode = differing + single.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
