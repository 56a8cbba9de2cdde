import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** One diagnostic of pyright; lines and characters count from 0. */
export interface PyrightDiagnostic {
  file: string;
  severity: 'error' | 'warning' | 'information';
  message: string;
  rule?: string;
  range: {start: PyrightPosition; end: PyrightPosition};
}

export interface PyrightPosition {
  line: number;
  character: number;
}

interface PyrightOutput {
  generalDiagnostics: PyrightDiagnostic[];
  summary: {filesAnalyzed: number};
}

/**
 * Runs pyright once on a project folder.
 *
 * @param project the folder with pyrightconfig.json
 * @param files how many files it has to check
 * @throws when pyright fails or checks another number of files, with its output
 */
export async function runPyright(project: string, files: number): Promise<PyrightDiagnostic[]> {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const entry = require.resolve('pyright/index.js');
  const {output, errors, status} = await run([entry, '--project', project, '--outputjson']);
  // 1 means that the files have errors; anything above, that pyright itself failed.
  // https://microsoft.github.io/pyright/#/command-line?id=pyright-exit-codes
  if (status !== 0 && status !== 1) {
    throw new Error(`pyright ended with ${status}: ${errors || output}`);
  }
  const {generalDiagnostics, summary} = JSON.parse(output) as PyrightOutput;
  if (summary.filesAnalyzed !== files) {
    throw new Error(`pyright read ${summary.filesAnalyzed} files of ${files}: ${errors}`);
  }
  return generalDiagnostics;
}

function run(args: string[]): Promise<{output: string; errors: string; status: number | null}> {
  return new Promise((resolve, reject) => {
    // With an empty PATH pyright finds no Python, so installed packages cannot change the result.
    const env = {...process.env, PATH: '', NODE_OPTIONS: ''};
    const child = spawn(process.execPath, args, {env, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({output, errors, status}));
  });
}

/** Converts a position to its offset in the text of the file. */
export function offsetOf(text: string, {line, character}: PyrightPosition): number {
  const lines = text.split('\n').slice(0, line);
  return lines.reduce((sum, {length}) => sum + length + 1, 0) + character;
}
