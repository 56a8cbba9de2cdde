import type {Group, Stage} from './stages';

/** Where the site with its pages as code is built. */
const CODE_BUILD_DIR = 'test-results/pages-of-code';
const CACHE = 'node_modules/.cache';

/** A warning of the build is a failure. */
export function warningsIn(output: string): string | null {
  const lines = output.split('\n').filter((line) => /\[WARN(ING)?\]|\bwarning\b/i.test(line));
  return lines.length > 0 ? `the build warned:\n${lines.join('\n')}` : null;
}

/** Each cache is by content and is emptied by `npm ci`. */
const cached = (name: string): string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `${CACHE}/${name}`,
];

const checks: Group = [
  {name: 'types', command: ['npm', 'run', '--silent', 'types']},
  {
    name: 'eslint',
    command: ['npx', 'eslint', '.', '--max-warnings', '0', ...cached('eslint.json')],
  },
  {name: 'prettier', command: ['npx', 'prettier', '--check', '.', ...cached('prettier.json')]},
  {name: 'floors', command: ['npm', 'run', '--silent', 'lint:floors']},
  {name: 'unused code', command: ['npm', 'run', '--silent', 'lint:unused']},
  {name: 'Python lint', command: ['npm', 'run', '--silent', 'lint:python']},
  {name: 'Markdown lint', command: ['npx', 'markdownlint-cli2']},
  {
    name: 'spelling',
    command: ['npx', 'cspell', 'lint', '--no-progress', ...cached('cspell.json')],
  },
];

const units: Stage = {
  name: 'unit and content',
  command: ['npx', 'vitest', 'run', '--no-color'],
  report: 'test-results/unit.json',
};

const allUnits: Stage = {...units, env: {TEST_ALL: 'yes'}};

const build: Stage = {
  name: 'production build',
  command: ['npm', 'run', '--silent', 'build'],
  env: {OFFLINE_COPY: 'no'},
  check: warningsIn,
};

/** Both builds write `.docusaurus`, so this one waits for the other. */
const codeBuild: Stage = {
  name: 'build with pages as code',
  command: ['npm', 'run', '--silent', 'build', '--', '--out-dir', CODE_BUILD_DIR],
  env: {STATIC_PAGES: 'off', OFFLINE_COPY: 'no'},
  check: warningsIn,
  needs: [build.name],
};

/** It writes `.docusaurus` as well. */
const offlineBuild: Stage = {
  name: 'build of the offline copy',
  command: ['npm', 'run', '--silent', 'build:offline'],
  check: warningsIn,
  needs: [codeBuild.name],
};

const playwright = (...args: readonly string[]): Pick<Stage, 'command' | 'report'> => ({
  command: ['npx', 'playwright', 'test', '-c', 'tests/site.config.ts', ...args],
  report: 'test-results/site.json',
});

const NO_BUILD = '--no-build';
const EVERYDAY = ['--grep-invert', '@nightly'];

const siteTests = (...args: readonly string[]): Stage => ({
  name: 'built site',
  ...playwright(...args),
  needs: [build.name],
});

const codeTests = (...args: readonly string[]): Stage => ({
  name: 'site with pages as code',
  ...playwright(...args),
  env: {TEST_BUILD_DIR: CODE_BUILD_DIR},
  needs: [codeBuild.name],
});

const offlineTests: Stage = {
  name: 'offline copy',
  command: ['npx', 'playwright', 'test', '-c', 'tests/offline.config.ts'],
  report: 'test-results/offline.json',
  needs: [build.name, offlineBuild.name],
};

/** What needs no browser. The unit tests use every core and come when the shorter checks are through. */
const withoutBrowser = (tests: Stage): Group => [build, ...checks, tests];

/** Browser tests measure time, so nothing runs beside them. */
const plans = {
  everyday: [withoutBrowser(units), [siteTests(...EVERYDAY)]],
  // Nobody publishes the build with pages as code: it is built and compared here only.
  all: [
    [...withoutBrowser(allUnits), codeBuild, offlineBuild],
    [siteTests()],
    [codeTests('tests/e2e', 'tests/parity', '--grep-invert', '@published')],
    [offlineTests],
  ],
  check: [checks],
} satisfies Record<string, readonly Group[]>;

/** Tests marked `@nightly` run as well when they are named. */
function planOfSite(args: readonly string[]): readonly Group[] {
  const wanted = args.filter((arg) => arg !== NO_BUILD);
  const tests = siteTests(...(wanted.length > 0 ? wanted : EVERYDAY));
  return args.includes(NO_BUILD) ? [[{...tests, needs: []}]] : [[build], [tests]];
}

/**
 * The stages of `npm test` and its parts.
 *
 * @param args a plan's name, `everyday` without one. After `site`, `--no-build` tests the build that
 *   is there, and all that follows is passed to Playwright: files, `--grep`, `--project`, ….
 * @throws if there is no plan of this name, or arguments for one that takes none
 */
export function planOf([name = 'everyday', ...args]: readonly string[]): readonly Group[] {
  if (name === 'site') {
    return planOfSite(args);
  }
  if (!Object.hasOwn(plans, name)) {
    throw new Error(`No plan is called "${name}": site, ${Object.keys(plans).join(', ')}.`);
  }
  if (args.length > 0) {
    throw new Error(`"${name}" takes no arguments, but got ${args.join(' ')}.`);
  }
  return plans[name as keyof typeof plans];
}
