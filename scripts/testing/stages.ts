import {rmSync} from 'node:fs';

import {type Count, countReport} from './counts';
import {runCommand} from './runCommand';

/** A step of a test run: a command that passes or fails as one, or a test runner that counts its tests. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON report that the command writes, if it runs tests. */
  readonly report?: string;
  /** Looks at the output of a command that exited with 0; a returned text is a failure. */
  readonly check?: (output: string) => string | null;
  /** Names of stages that must pass before this one starts; if one does not, this one is not run. */
  readonly needs?: readonly string[];
}

/** Stages that may run at the same time. */
export type Group = readonly Stage[];

export interface Result extends Count {
  readonly name: string;
  /** Wall-clock time; undefined if the stage was not run. */
  readonly seconds: number | undefined;
}

export interface RunOptions {
  /** How many stages of a group run at the same time. */
  readonly slots: number;
  /** Receives the output, in pieces. */
  readonly print: (text: string) => void;
}

/** Runs one stage; a command that cannot be started counts as failed. */
async function runStage(stage: Stage, print: (text: string) => void): Promise<Result> {
  const start = performance.now();
  const ended = (count: Count): Result => ({
    name: stage.name,
    ...count,
    seconds: (performance.now() - start) / 1000,
  });
  if (stage.report) {
    rmSync(stage.report, {force: true});
  }
  const {code, output} = await runCommand(stage.command, stage.env, print);
  if (stage.report) {
    return ended(countReport(stage.report, code));
  }
  const complaint = code === 0 ? (stage.check?.(output) ?? null) : `exit code ${code}`;
  if (complaint) {
    print(`${stage.name} failed: ${complaint}\n`);
  }
  return ended(complaint ? {passed: 0, failed: 1} : {passed: 1, failed: 0});
}

/** Prints a stage's output at once when it ends, so that parallel stages do not mix their lines. */
async function runBuffered(stage: Stage, print: (text: string) => void): Promise<Result> {
  let output = '';
  const result = await runStage(stage, (text) => (output += text));
  print(`\n== ${stage.name}\n${output}`);
  return result;
}

async function runAlone(stage: Stage, print: (text: string) => void): Promise<Result> {
  print(`\n== ${stage.name}\n`);
  return runStage(stage, print);
}

/** Runs the stages of a group in order, as many at a time as there are slots, each after its needs. */
async function runGroup(
  group: Group,
  results: Map<string, Result>,
  {slots, print}: RunOptions,
): Promise<void> {
  const waiting = [...group];
  const running = new Map<string, Promise<void>>();
  const run = group.length === 1 ? runAlone : runBuffered;
  const start = async (stage: Stage): Promise<void> => {
    results.set(stage.name, await run(stage, print));
    running.delete(stage.name);
  };
  while (waiting.length > 0 || running.size > 0) {
    const before = waiting.length;
    for (const stage of [...waiting]) {
      const needed = (stage.needs ?? []).map((name) => results.get(name));
      const failed = needed.find((result) => result && !hasPassed(result));
      if (failed) {
        print(`\n== ${stage.name}\nnot run, because "${failed.name}" did not pass\n`);
        results.set(stage.name, {name: stage.name, passed: 0, failed: 0, seconds: undefined});
      } else if (needed.includes(undefined) || running.size >= slots) {
        continue;
      } else {
        running.set(stage.name, start(stage));
      }
      waiting.splice(waiting.indexOf(stage), 1);
    }
    if (running.size > 0) {
      await Promise.race(running.values());
    } else if (waiting.length === before) {
      const names = waiting.map(({name}) => name).join(', ');
      throw new Error(`What these stages need is in no group so far: ${names}.`);
    }
  }
}

function hasPassed({failed, seconds}: Result): boolean {
  return failed === 0 && seconds !== undefined;
}

/**
 * Runs groups of stages one after the other.
 *
 * @returns a result for each stage, in the order in which the stages ended
 * @throws if a stage needs one that is in none of the groups so far
 */
export async function runGroups(
  groups: readonly Group[],
  options: RunOptions,
): Promise<readonly Result[]> {
  const results = new Map<string, Result>();
  for (const group of groups) {
    await runGroup(group, results, options);
  }
  return [...results.values()];
}
