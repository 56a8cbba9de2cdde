import {expect, test} from 'vitest';
import {VFile} from 'vfile';

import {markdownPlugins} from '../../../src/config/markdown';
import {sectionOf} from '../../../src/site/sections';
import {faultLines, hasFaults, reportFault, throwFaults} from '../../../src/writing/faults';
import {createProcessors} from '../../support/mdxLoader';

/** Compiles a guide with the framework's own steps and all of ours. */
async function compile(lines: readonly string[], frontMatter: object = {}): Promise<unknown> {
  const {mdxProcessor} = await createProcessors({
    options: {
      ...markdownPlugins(sectionOf('default')),
      markdownConfig: {mdx1Compat: {comments: true}, anchors: {}, remarkRehypeOptions: {}},
      staticDirs: [],
      siteDir: process.cwd(),
    },
  });
  return mdxProcessor.process({content: lines.join('\n'), filePath: 'docs/page.mdx', frontMatter});
}

async function faultsOf(lines: readonly string[], frontMatter?: object): Promise<string[]> {
  try {
    await compile(lines, frontMatter);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('the faults of all steps are said at once, in the order of the page', async () => {
  const page = [
    '```pyhton',
    'x = 1',
    '```',
    '',
    'Read [`CSVSorce`](api:).',
    '',
    '<Drawing of="task-live" />',
    '',
    '<ModelTable of="datasorces" />',
    '',
    ':::needs',
    '- only words',
    ':::',
  ];
  expect(await faultsOf(page, {steps: true, environment: true})).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:1: add an item for each of `/),
    expect.stringMatching(
      /^docs\/page\.mdx:1: Code block in the unknown language "pyhton"\. .* \(site:unknown-language\)$/,
    ),
    'docs/page.mdx:1: The page has "steps: true" but no level-2 heading to number. (site:missing-steps)',
    'docs/page.mdx:5: the SDK has no "CSVSorce". Did you mean "CSVSource"? (site:unknown-symbol)',
    'docs/page.mdx:7: there is no drawing "task-live". Did you mean "task-life"? (site:unknown-drawing)',
    'docs/page.mdx:9: unknown table of="datasorces". Did you mean "datasources"? (site:unknown-table)',
    'docs/page.mdx:12: An item of the needs list has no label: write "- Label: text". (site:unlabelled-need)',
  ]);
});

test('what is broken does not keep later steps from the rest of the page', async () => {
  expect(
    await faultsOf([
      '<Drawing of="task-live" />',
      '',
      '<Drawing of="platform" />',
      '',
      '[x](api:)',
    ]),
  ).toEqual([
    expect.stringContaining('docs/page.mdx:1: there is no drawing "task-live".'),
    expect.stringContaining('docs/page.mdx:5: the SDK has no "x".'),
  ]);
});

test('a name with several meanings is a fault that lists them', async () => {
  expect(await faultsOf(['Call [it](api:run).'])).toEqual([
    expect.stringMatching(
      /^docs\/page\.mdx:1: "run" can mean bitfount\.\S+, bitfount\.\S+\. .*\(site:ambiguous-symbol\)$/,
    ),
  ]);
});

test('a message of a step that is not ours stops nothing', async () => {
  // rehype-katex says in a message what it cannot draw.
  expect(await faultsOf(['A formula: $\\nosuchmacro{$.'])).toEqual([]);
  const file = new VFile({path: 'docs/page.mdx'});
  file.message('something else', {ruleId: 'rule', source: 'other'});
  expect(hasFaults(file)).toBe(false);
  expect(faultLines(file)).toEqual([]);
  throwFaults(file);
});

test('a fault is a message of unified with place, rule and source', () => {
  const file = new VFile({path: 'docs/page.mdx'});
  const start = {line: 4, column: 2, offset: 30};
  const position = {start, end: {line: 4, column: 9, offset: 37}};
  reportFault(file, {position}, 'unknown-symbol', 'the SDK has no "x".');
  reportFault(file, 2, 'unknown-drawing', 'there is no drawing "y".');
  expect(file.messages).toMatchObject([
    {line: 4, column: 2, place: position, ruleId: 'unknown-symbol', source: 'site', fatal: false},
    {line: 2, ruleId: 'unknown-drawing', source: 'site', fatal: false},
  ]);
  expect(faultLines(file)).toEqual([
    'docs/page.mdx:2: there is no drawing "y".',
    'docs/page.mdx:4: the SDK has no "x".',
  ]);
});

test('the error has nothing that the framework would print a second time as JSON', async () => {
  const error = await compile(['[x](api:)']).catch((fault: unknown) => fault);
  expect(error).toMatchObject({name: 'PageError'});
  expect(JSON.stringify(error)).toBe('{}');
});
