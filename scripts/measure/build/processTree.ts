import {type ChildProcess, spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** Time and memory that a command took. */
export interface Cost {
  readonly seconds: number;
  /** Peak memory of the command and its descendants together, in MB; NaN if unreadable. */
  readonly megabytes: number;
}

const SAMPLE_MS = 200;
const PAGE_BYTES = 4096;

/**
 * Runs a command and measures its time and memory.
 *
 * @throws with the end of its output when it fails
 */
export async function costOf(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Cost> {
  const [file = '', ...args] = command;
  const start = performance.now();
  const child = spawn(file, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let most = NaN;
  const timer = setInterval(() => {
    const now = memoryOf(child);
    most = Number.isNaN(most) ? now : Math.max(most, now);
  }, SAMPLE_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) {
      throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-3000)}`);
    }
    return {seconds, megabytes: most};
  } finally {
    clearInterval(timer);
  }
}

function memoryOf({pid}: ChildProcess): number {
  try {
    return pid === undefined ? NaN : treeMemory(pid, processes()) / 1e6;
  } catch {
    // This system has no /proc.
    return NaN;
  }
}

/** A process as listed in /proc; memory in bytes. */
export interface ProcessEntry {
  readonly id: number;
  readonly parent: number;
  readonly bytes: number;
}

/** Returns the memory of a process and its descendants, in bytes. */
export function treeMemory(root: number, all: readonly ProcessEntry[]): number {
  const own = all.find(({id}) => id === root)?.bytes ?? 0;
  const children = all.filter(({parent, id}) => parent === root && id !== root);
  return children.reduce((sum, {id}) => sum + treeMemory(id, all), own);
}

function processes(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [entryOf(readFileSync(`/proc/${name}/stat`, 'utf8'))];
      } catch {
        // The process has ended in the meantime.
        return [];
      }
    });
}

/** Parses `/proc/<id>/stat`, see proc(5); the name in parentheses may contain spaces. */
export function entryOf(stat: string): ProcessEntry {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    id: Number(stat.slice(0, stat.indexOf(' '))),
    parent: Number(fields[1]),
    bytes: Number(fields[21]) * PAGE_BYTES,
  };
}
