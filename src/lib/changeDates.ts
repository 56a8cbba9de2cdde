import {git} from './git';

/** When files were last changed: the date of the newest commit of each, in milliseconds. */
export interface ChangeDates {
  /**
   * Returns the latest change of files and folders.
   *
   * @param paths from the folder that was asked about; those of folders end in a slash
   * @returns undefined when no commit of any of them is known
   */
  latest(paths: readonly string[]): number | undefined;
}

/** Begins each commit in git's answer: no path has it. */
const COMMIT = '\x1e';

/**
 * Reads from git when the files below some folders were last changed, in one call. The oldest commits of
 * a shallow clone do not count, as they seem to have made every file.
 *
 * @param root folder of the repository; without history, no date is known
 * @param folders the ones to ask about, from that folder
 */
export function changeDates(root: string, folders: readonly string[]): ChangeDates {
  const answer = git(
    root,
    '-c',
    'core.quotePath=false',
    'log',
    '--relative',
    '--no-renames',
    '--name-only',
    `--format=${COMMIT}%ct %D`,
    '--',
    ...folders,
  );
  const dates = datesIn(answer ?? '');
  return {
    latest(paths) {
      const found = paths.flatMap((path) =>
        path.endsWith('/')
          ? [...dates].filter(([file]) => file.startsWith(path)).map(([, date]) => date)
          : (dates.get(path) ?? []),
      );
      return found.length > 0 ? Math.max(...found) : undefined;
    },
  };
}

function datesIn(log: string): ReadonlyMap<string, number> {
  const dates = new Map<string, number>();
  for (const commit of log.split(COMMIT)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [seconds, ...names] = head.split(/,? /);
    if (names.includes('grafted')) {
      continue;
    }
    for (const file of files) {
      dates.set(file, Math.max(Number(seconds) * 1000, dates.get(file) ?? 0));
    }
  }
  return dates;
}
