import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A wheel on disk, its name and version as its file name states them. */
export interface Wheel {
  readonly file: string;
  readonly name: string;
  readonly version: string;
  readonly bytes: Uint8Array;
}

/** Says what is wrong with a wheel argument and how to get the right file. */
export class WheelError extends Error {
  constructor(problem: string, requirement: string, python?: string) {
    const version = python ? ` --python-version ${python}` : '';
    super(
      `${problem}\nFetch the file with: ` +
        `pip download ${requirement} --no-deps --only-binary=:all:${version} -d wheels`,
    );
    this.name = 'WheelError';
  }
}

export interface WheelWanted {
  /** The command's option, for messages. */
  readonly option: string;
  readonly name: string;
  readonly version?: string;
  readonly python?: string;
}

/**
 * Reads a wheel.
 *
 * @throws WheelError when it is missing or not the one that is wanted
 */
export function readWheel(file: string | undefined, wanted: WheelWanted): Wheel {
  const requirement = wanted.version ? `${wanted.name}==${wanted.version}` : wanted.name;
  const fail = (problem: string): never => {
    throw new WheelError(problem, requirement, wanted.python);
  };
  if (!file) {
    return fail(`${wanted.option} is missing: the path of the wheel of ${requirement}.`);
  }
  if (!existsSync(file)) {
    return fail(`${wanted.option}: there is no file ${file}.`);
  }
  const [name, version] = path.basename(file).split('-');
  if (!file.endsWith('.whl') || !name || !version) {
    return fail(`${wanted.option}: ${file} is not a wheel (*.whl).`);
  }
  if (name !== wanted.name) {
    return fail(`${wanted.option}: ${file} is the wheel of ${name}, not of ${wanted.name}.`);
  }
  if (wanted.version && version !== wanted.version) {
    return fail(
      `${wanted.option}: ${file} is version ${version}, ` +
        `but src/site/product.ts documents ${wanted.version}.`,
    );
  }
  return {file, name, version, bytes: new Uint8Array(readFileSync(file))};
}
