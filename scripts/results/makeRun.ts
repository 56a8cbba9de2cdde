import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {hashes, runFiles} from '../../src/samples/results/files';
import {type RunRecord, recordPath} from '../../src/samples/results/record';
import {type RunName, runs} from '../../src/samples/results/runs';

interface Options {
  readonly name: RunName;
  /** Interpreter with the SDK installed. */
  readonly python: string;
  /** Release that the interpreter must have. */
  readonly release: string;
}

/** The folder for a run has this file when the collector is done. */
const VALUES = 'values.json';

/**
 * Runs the code of a page in an empty folder and writes the record of the run. The last file gets the
 * lines of `<name>.py` after its own, which write `values.json`.
 *
 * @returns a line for the log
 * @throws when the SDK has another release, a file fails, or no values are written
 */
export function makeRun({name, python, release}: Options): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  try {
    checkRelease(python, release);
    const files = runFiles('.', runs[name]);
    for (const file of files) {
      writeFileSync(path.join(folder, file.name), file.code);
    }
    const toRun = files.filter(({isRun}) => isRun);
    const collector = readFileSync(path.join(__dirname, `${name}.py`), 'utf8');
    appendFileSync(
      path.join(folder, toRun.at(-1)?.name ?? ''),
      `

${collector}`,
    );
    for (const file of toRun) {
      execute(python, [file.name], folder);
    }
    const values: unknown = JSON.parse(readFileSync(path.join(folder, VALUES), 'utf8'));
    const date = new Date().toISOString().slice(0, 10);
    const record: RunRecord = {release, date, code: hashes(files), values};
    writeFileSync(recordPath(name), `${JSON.stringify(record, null, 2)}\n`);
    return `${recordPath(name)} written; format it with npm run fix.`;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function checkRelease(python: string, release: string): void {
  const code = "from importlib.metadata import version; print(version('bitfount'))";
  const found = execute(python, ['-c', code], '.').trim();
  if (found !== release) {
    throw new Error(
      `${python} has release ${found} of the SDK, and the site documents ${release}.`,
    );
  }
}

function execute(python: string, args: string[], cwd: string): string {
  const {status, stdout, stderr, error} = spawnSync(python, args, {cwd, encoding: 'utf8'});
  if (status !== 0) {
    const end = (stderr ?? '').split('\n').slice(-15).join('\n');
    throw new Error(`${python} ${args.join(' ')} failed. ${error?.message ?? end}`);
  }
  return stdout;
}
