import {spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';

import type {FileKind} from '../../src/yaml/fileKinds';

/** What the SDK says about a file: nothing when it reads it, else the class of the error and its text. */
export type Answer = readonly [] | readonly [error: string, text: string];

const PROGRAM = path.join(__dirname, 'oracle.py');
/** So much of what Python wrote is enough to say why it failed. */
const TAIL = 600;

/**
 * Asks the installed SDK about files.
 *
 * @param python the interpreter of an environment with the SDK
 * @param release of the SDK that the schemas describe
 * @returns the answers in the order of the files
 * @throws Error when Python is missing, lacks the SDK or has another release, or stops early
 */
export async function answersOf(
  files: readonly {kind: FileKind; data: unknown}[],
  {python, release}: {python: string; release: string},
): Promise<Answer[]> {
  const child = spawn(python, [PROGRAM], {env: {...process.env, BITFOUNT_TESTING: '1'}});
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said = `${said}${part.toString()}`.slice(-TAIL);
  });
  // That Python stops early is told by its answers, which are then too few.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () => {
      reject(new Error(`There is no Python at "${python}": set SDK_PYTHON.`));
    });
    child.on('close', () => {
      resolve();
    });
  });
  child.stdin.end(files.map(({kind, data}) => `${JSON.stringify([kind, data])}\n`).join(''));
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  await ended;
  const [version, ...answers] = lines.map((line) => JSON.parse(line) as unknown);
  if (version !== undefined && version !== release) {
    throw new Error(`${python} has release ${String(version)} of the SDK; wanted is ${release}.`);
  }
  if (answers.length < files.length) {
    throw new Error(
      `${python} gave ${answers.length} of ${files.length} answers; it needs the SDK ${release}:\n${said}`,
    );
  }
  return answers as Answer[];
}
