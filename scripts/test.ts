import {runStage, type Stage} from './testing/stages';

/** A build that warns is a build that failed. */
function warningsIn(output: string): string | null {
  const lines = output.split('\n').filter((line) => /\[WARN(ING)?\]|\bwarning\b/i.test(line));
  return lines.length > 0 ? `the build warned:\n${lines.join('\n')}` : null;
}

const playwright = (config: string) => [
  'npx',
  'playwright',
  'test',
  '-c',
  `tests/${config}.config.ts`,
];

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
  {name: 'built site', command: playwright('site'), report: 'test-results/site.json'},
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
