import {spawn} from 'node:child_process';

/**
 * Runs a command without input and without colours.
 *
 * @param print receives standard output and standard error as they come
 * @returns exit code and whole output; a command that cannot be started has the code 127, as in a shell
 */
export function runCommand(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  print: (text: string) => void,
): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const [file, ...args] = command as [string, ...string[]];
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, FORCE_COLOR: '0', ...env},
    });
    let output = '';
    const forward = (text: string): void => {
      output += text;
      print(text);
    };
    // Decoded by the stream: a character may be split between two chunks.
    child.stdout.setEncoding('utf8').on('data', forward);
    child.stderr.setEncoding('utf8').on('data', forward);
    child.on('error', (error) => {
      forward(`${error.message}\n`);
      resolve({code: 127, output});
    });
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}
