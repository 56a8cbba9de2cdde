import {runStage, type Stage} from './testing/stages';

/** A build that warns is a build that failed. */
function warningsIn(output: string): string | null {
  const lines = output.split('\n').filter((line) => /\[WARN(ING)?\]|\bwarning\b/i.test(line));
  return lines.length > 0 ? `the build warned:\n${lines.join('\n')}` : null;
}

const playwright = (config: string, ...files: string[]) => [
  'npx',
  'playwright',
  'test',
  '-c',
  `tests/${config}.config.ts`,
  ...files,
];

/** Where the site with its pages as code is built. */
const OF_CODE = 'test-results/pages-of-code';

const stages: readonly Stage[] = [
  {name: 'types', command: ['npx', 'tsc', '--noEmit']},
  {name: 'eslint', command: ['npx', 'eslint', '.', '--max-warnings', '0']},
  {name: 'prettier', command: ['npx', 'prettier', '--check', '.']},
  {name: 'Markdown lint', command: ['npx', 'markdownlint-cli2']},
  {name: 'spelling', command: ['npx', 'cspell', 'lint', '--no-progress']},
  {name: 'unit and content', command: playwright('unit'), report: 'test-results/unit.json'},
  {
    name: 'production build',
    command: ['npx', 'docusaurus', 'build'],
    check: warningsIn,
    needed: true,
  },
  {
    name: 'built site',
    command: playwright('site', 'tests/build', 'tests/e2e', 'tests/a11y'),
    report: 'test-results/site.json',
  },
  {
    name: 'production build with pages as code',
    command: ['npx', 'docusaurus', 'build', '--out-dir', OF_CODE],
    env: {STATIC_PAGES: 'off'},
    check: warningsIn,
    needed: true,
  },
  {
    name: 'behaviour and content with pages as code',
    command: playwright('site', 'tests/e2e', 'tests/parity'),
    env: {TEST_BUILD_DIR: OF_CODE},
    report: 'test-results/site.json',
  },
];

async function main(): Promise<void> {
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    const count = await runStage(stage);
    passed += count.passed;
    failed += count.failed;
    if (stage.needed && count.failed > 0) {
      console.log(`Nothing after "${stage.name}" was run.`);
      break;
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
