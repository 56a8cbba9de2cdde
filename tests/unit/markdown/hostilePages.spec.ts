import fc from 'fast-check';
import {expect, test} from 'vitest';

import {markdownPlugins} from '../../../src/config/markdown';
import {sectionOf} from '../../../src/site/sections';
import {createProcessors} from '../../support/mdxLoader';

/*
 * Throws pages at the compiler that no writer would write. Either it compiles the page, or it says file,
 * line and what is wrong; it never ends with an error of its own code.
 */

const PAGE = 'docs/page.mdx';

/** Words that mean something to a parser, and others. */
const word = fc.oneof(
  fc.constantFrom(
    '{#id}',
    '{#id id}',
    '{',
    '}',
    '<',
    '</',
    '{/* */}',
    '<!-- -->',
    '`CSVSource`',
    '[`CSVSource`](api:)',
    '[x](api:)',
    '[`Pod.start`](api:Nothing)',
    '](javascript:alert(1))',
    '![x](y.png)',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1) />',
    '$x$',
    '$\\undefined{$',
    '**bold',
    '\\',
    '\u202e',
    '\u0000',
    '__proto__',
    'constructor',
    'https://example.org',
    '|',
  ),
  fc.string({maxLength: 20}),
  fc.string({unit: 'binary', maxLength: 8}),
);

const words = fc.array(word, {maxLength: 6}).map((all) => all.join(' ').replaceAll('\n', ' '));

const tag = fc
  .tuple(
    fc.constantFrom(
      'Drawing',
      'ModelTable',
      'FaultList',
      'CriteriaTable',
      'LicenceTable',
      'Message',
      'PageList',
      'Needs',
    ),
    fc.constantFrom('', 'of="platform"', 'of', 'of={1}', 'of={x}', 'class="CSVSource"', '{...x}'),
  )
  .map(([name, attribute]) => `<${name} ${attribute} />`);

const fence = fc
  .tuple(
    fc.constantFrom('python', 'yaml', 'bash', 'pyhton', '', 'mermaid', 'constructor'),
    fc.constantFrom(
      '',
      'title="pod.yaml"',
      'title="',
      '{1}',
      '{2-1}',
      '{0,x}',
      '{999999999999}',
      'schema=pod',
      'tab="YAML"',
      '{1-999999999999}',
      'live',
    ),
    words,
    fc.constantFrom('```', '~~~', ''),
  )
  .map(([language, meta, code, end]) => `\`\`\`${language} ${meta}\n${code}\n${end}`);

const block = fc.oneof(
  words,
  words.map((text) => `## ${text}`),
  words.map((text) => `## 1. ${text}`),
  words.map((text) => `#### ${text}`),
  words.map((text) => `- ${text}\n  - \`name\`: ${text}\n1. ${text}`),
  words.map((text) => `| a | b |\n| - | - |\n| ${text} |`),
  words.map((text) => `:::needs ${text}\n- ${text}\n:::`),
  words.map((text) => `:::note[${text}\n${text}`),
  words.map((text) => `> ${text}`),
  words.map((text) => `<details><summary>${text}</summary>`),
  words.map((text) => `export const x = ${text}`),
  tag,
  tag.map((text) => `| ${text} | x |\n| - | - |\n| ${text} | |`),
  fence,
);

const frontMatter = fc.record(
  {
    title: fc.oneof(words, fc.constant(undefined), fc.integer(), fc.constant('<script>')),
    steps: fc.oneof(fc.boolean(), fc.constant('yes'), fc.constant(null)),
    terms: fc.oneof(fc.boolean(), fc.constant([])),
    environment: fc.oneof(fc.boolean(), fc.constant({})),
  },
  {requiredKeys: []},
);

/**
 * Whether an error says where in the page the fault is: one of the parser by line and column, one of
 * ours by file and line. The framework names the file and the missing image, without a line.
 */
function saysWhere(error: unknown): boolean {
  const {message, name, reason} = error as {message: string; name: string; reason?: string};
  return reason === undefined
    ? message
        .split('\n')
        .every((fault) => /^docs\/page\.mdx:\d+: |^Image .* used in docs\/page\.mdx/.test(fault))
    : /\d+:\d+/.test(name);
}

for (const section of ['default', 'tutorials'] as const) {
  test(`any page of "${section}" compiles, or its faults have file and line`, async () => {
    const {mdxProcessor} = await createProcessors({
      options: {
        ...markdownPlugins(sectionOf(section)),
        markdownConfig: {mdx1Compat: {comments: true}, anchors: {}, remarkRehypeOptions: {}},
        staticDirs: [],
        siteDir: process.cwd(),
      },
    });
    let refused = 0;
    let compiled = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(block, {maxLength: 8}), frontMatter, async (blocks, head) => {
        const page = {content: blocks.join('\n\n'), filePath: PAGE, frontMatter: head};
        const error = await mdxProcessor.process(page).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (error === null) {
          compiled += 1;
        } else {
          refused += 1;
          expect(saysWhere(error), JSON.stringify(error) + String((error as Error).stack)).toBe(
            true,
          );
        }
      }),
      {numRuns: 150},
    );
    expect(compiled, 'pages compiled').toBeGreaterThan(0);
    expect(refused, 'pages refused').toBeGreaterThan(0);
  }, 60_000);
}
