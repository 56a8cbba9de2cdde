import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {keyOf} from './fileCache';
import {filesIn} from './filesIn';
import {memoize} from './memoize';

const REPOSITORY = path.resolve(__dirname, '../..');
const FOLDER = path.join('node_modules', '.cache', 'build-memory');

/** The place of one value. */
export interface RememberedValue<T> {
  /** What this build or the last one made from the same inputs; undefined when neither has. */
  readonly value: T | undefined;
  set(value: T): void;
}

/** What a step of the build worked out the last time, for what it has to work out now. */
export interface BuildMemory<T> {
  /**
   * Looks up what was made from the same inputs.
   *
   * @param inputs everything that the value is made from, other than the site's code and data
   */
  at(inputs: readonly string[]): RememberedValue<T>;
  /**
   * Returns what the last build made from the same inputs, or makes it.
   *
   * @param inputs everything that the value is made from, other than the site's code and data
   * @param make must depend on the inputs, the code and the data alone; undefined is not remembered
   */
  recall<M extends T | undefined>(inputs: readonly string[], make: () => M): M;
  /** Keeps the values that were asked for, and forgets the others. A folder without packages keeps none. */
  keep(): void;
}

/**
 * Opens what a step of the build remembers from one build to the next: values that JSON can hold. All of
 * them are forgotten when a file of `src` or the version of a package has changed.
 *
 * @param step names its file
 * @param root folder of the site, whose `node_modules` has the file
 */
export function openBuildMemory<T>(step: string, root: string): BuildMemory<T> {
  const file = path.join(root, FOLDER, `${step}.json`);
  const known = read(file) as Readonly<Record<string, T>>;
  const asked = new Map<string, T>();
  let kept = Object.keys(known).length;
  let isChanged = false;
  const at = (inputs: readonly string[]): RememberedValue<T> => {
    const key = keyOf(codeKey(REPOSITORY), ...inputs);
    const before = asked.get(key) ?? known[key];
    if (before !== undefined) {
      asked.set(key, before);
    }
    return {
      get value() {
        return asked.get(key);
      },
      set(made) {
        asked.set(key, made);
        isChanged = true;
      },
    };
  };
  return {
    at,
    recall<M extends T | undefined>(inputs: readonly string[], make: () => M): M {
      const place = at(inputs);
      if (place.value !== undefined) {
        return place.value as M;
      }
      const made = make();
      if (made !== undefined) {
        place.set(made);
      }
      return made;
    },
    keep() {
      const isSite = existsSync(path.join(root, 'node_modules'));
      if (isSite && (isChanged || asked.size < kept)) {
        write(file, JSON.stringify(Object.fromEntries(asked)));
        // `npm start` comes here after each edit.
        kept = asked.size;
        isChanged = false;
      }
    },
  };
}

/**
 * Returns the one value that a step of the build makes, or what the last build made from the same inputs.
 *
 * @param make must depend on the inputs, the code and the data alone
 */
export function rememberedFrom<T>(
  inputs: readonly string[],
  {step, root}: {readonly step: string; readonly root: string},
  make: () => T,
): T {
  const memory = openBuildMemory<T>(step, root);
  const value = memory.recall(inputs, make);
  memory.keep();
  return value;
}

/** Whether the last build has left this value, made from the same inputs. */
export function isRemembered(
  inputs: readonly string[],
  {step, root}: {readonly step: string; readonly root: string},
): boolean {
  return openBuildMemory(step, root).at(inputs).value !== undefined;
}

/** Returns a name for the texts of files; it differs when one has changed, is gone or has been added. */
export function keyOfFiles(folder: string, files: readonly string[] = filesIn(folder)): string {
  return keyOf(...files.flatMap((file) => [file, readFileSync(path.join(folder, file))]));
}

/** A name for the code and data that the site is built with, and for the versions of all packages. */
const codeKey = memoize((root: string) =>
  keyOf(keyOfFiles(path.join(root, 'src')), keyOfFiles(root, ['package-lock.json'])),
);

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // There is none yet, or it was damaged: everything is made again.
    return {};
  }
}

/** Writes the whole file or nothing: another build may read it at the same time. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const part = `${file}.${randomUUID()}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
}
