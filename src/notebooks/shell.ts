/** What a notebook makes of a block of shell commands. */
export type ShellCell =
  /** Commands that the notebook can run itself. */
  | {kind: 'cell'; text: string}
  /** Commands for a terminal: they make an environment, or talk to a second process. */
  | {kind: 'terminal'}
  /** Commands that only run files whose code the cells above have run already. */
  | {kind: 'done'; files: string[]};

const PIP = /^(?:python3?(?:\.\d+)? -m )?pip3? /;
const RUNS_FILE = /^python3?(?:\.\d+)? ([\w-]+\.py)$/;
/** Commands for a notebook; not `run_pod` and the like, which ask for a log-in or run until stopped. */
const IN_NOTEBOOK = /^(?:[A-Z_]+=\S* )*(?:bitfount (?!run_)|python3?\b)/;

/**
 * Decides what a notebook makes of a block of shell commands.
 *
 * @param inCells names of files whose code the notebook has in cells, not as files
 */
export function shellCell(code: string, inCells: ReadonlySet<string>): ShellCell {
  const commands = commandsOf(code);
  const done = commands.flatMap((command) => {
    const file = RUNS_FILE.exec(command)?.[1];
    return file !== undefined && inCells.has(file) ? [file] : [];
  });
  const left = commands.filter((command) => !done.includes(RUNS_FILE.exec(command)?.[1] ?? ''));
  if (left.length === 0 && done.length > 0) {
    return {kind: 'done', files: done};
  }
  if (left.length === 0 || !left.every((line) => PIP.test(line) || IN_NOTEBOOK.test(line))) {
    return {kind: 'terminal'};
  }
  const lines = left.map((line) => (PIP.test(line) ? line.replace(PIP, '%pip ') : `!${line}`));
  // IPython expands braces and dollar signs in a line with `!` as Python variables:
  // https://ipython.readthedocs.io/en/stable/interactive/reference.html#system-shell-access
  return lines.every((line) => line.startsWith('%pip') || !/[{$]/.test(line))
    ? {kind: 'cell', text: lines.join('\n')}
    : {kind: 'cell', text: ['%%bash', ...left].join('\n')};
}

/** Splits a block into one line for each command, without comments. */
function commandsOf(code: string): string[] {
  return code
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
