import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';

/** What one stage of `npm test` counted. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A step of `npm test`: a command that passes or fails as one, or a test run that counts by itself. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Playwright's JSON report, for a stage that counts its tests. */
  readonly report?: string;
  /** Looks at the output of a command that ended well; a returned text is a failure. */
  readonly check?: (output: string) => string | null;
  /** Without this stage nothing after it means anything. */
  readonly needed?: boolean;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

function run({command, env}: Stage): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const [file, ...args] = command as [string, ...string[]];
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, FORCE_COLOR: '0', ...env},
    });
    let output = '';
    const forward = (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    };
    child.stdout.on('data', forward);
    child.stderr.on('data', forward);
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** A skipped or flaky test counts as failed: a test that may pass by chance proves nothing. */
function countOf(report: string, code: number): Count {
  if (!existsSync(report)) {
    return {passed: 0, failed: 1};
  }
  const {stats, errors} = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return {passed: stats.expected, failed: Math.max(failed, code === 0 ? 0 : 1)};
}

/**
 * Runs one stage and prints its output as it comes.
 *
 * @returns the number of things that passed and failed
 */
export async function runStage(stage: Stage): Promise<Count> {
  console.log(`\n== ${stage.name}`);
  if (stage.report) {
    rmSync(stage.report, {force: true});
  }
  const {code, output} = await run(stage);
  if (stage.report) {
    return countOf(stage.report, code);
  }
  const complaint = code === 0 ? (stage.check?.(output) ?? null) : `exit code ${code}`;
  if (complaint) {
    console.log(`${stage.name} failed: ${complaint}`);
  }
  return complaint ? {passed: 0, failed: 1} : {passed: 1, failed: 0};
}
