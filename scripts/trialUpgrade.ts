/**
 * Tries another version of Docusaurus on a copy of the repository, and says what breaks.
 *
 *   npm run trial:upgrade -- 3.10.1        tracked files, as they are now, with that version
 *   npm run trial:upgrade -- 3.10.1 --keep the same, and leaves the copy for a look
 *
 * What has to change is written down in src/framework/LEDGER.md.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';

import {pagesIn} from './compare/pagesIn';
import {warningsIn} from './testing/plans';

type Dependencies = Record<string, string>;

interface Outcome {
  readonly passed: boolean;
  /** What the command printed, without colours. */
  readonly output: string;
}

/** The tests that watch what the site uses of Docusaurus. */
const WATCHING = ['tests/unit/framework', 'tests/unit/theme'];

/** The most lines of a command's output that are repeated. */
const MOST_LINES = 60;

function run(folder: string, command: string, args: readonly string[]): Outcome {
  console.log(`\n$ ${command} ${args.join(' ')}`);
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
    maxBuffer: 2 ** 28,
    // npm and npx are scripts of the shell on Windows.
    shell: process.platform === 'win32',
  });
  return {passed: status === 0, output: stripVTControlCharacters(`${stdout}${stderr}`).trim()};
}

function report({passed, output}: Outcome): void {
  const lines = output.split('\n').slice(-MOST_LINES);
  console.log(passed ? 'passed' : ['FAILED', ...lines].join('\n'));
}

/** Copies the files that Git knows, as they are in the working tree. */
function copyTracked(root: string, folder: string): void {
  const {output} = run(root, 'git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of output.split('\n')) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(folder, file), {force: true});
  }
}

/** Sets the version of every package of Docusaurus in the copy's package.json. */
function setVersion(folder: string, version: string): void {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Dependencies>;
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (name.startsWith('@docusaurus/')) {
        (manifest[kind] as Dependencies)[name] = version;
      }
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** Installs, compiles, tests and builds the copy, whatever fails on the way. */
function tryOut(folder: string): void {
  const installed = run(folder, 'npm', ['install', '--no-audit', '--no-fund']);
  report(installed);
  if (!installed.passed) {
    return;
  }
  report(run(folder, 'npx', ['tsc', '--noEmit']));
  report(run(folder, 'npx', ['vitest', 'run', '--no-color', ...WATCHING]));
  const built = run(folder, 'npx', ['docusaurus', 'build']);
  report(built);
  console.log(warningsIn(built.output) ?? '');
  if (built.passed) {
    console.log(`${pagesIn(path.join(folder, 'build')).length} HTML pages`);
  }
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {keep: {type: 'boolean', default: false}},
});
const [version] = positionals;
if (version === undefined || !/^\d+\.\d+\.\d+/.test(version)) {
  console.error('Give the version to try: npm run trial:upgrade -- 3.10.1');
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(path.join(os.tmpdir(), `docusaurus-${version}-`));
  try {
    copyTracked(process.cwd(), folder);
    setVersion(folder, version);
    tryOut(folder);
  } finally {
    if (values.keep) {
      console.log(`\nThe copy is in ${folder}`);
    } else {
      rmSync(folder, {recursive: true, force: true});
    }
  }
}
