import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadPyodide} from 'pyodide';

import type {MessagePlace} from '../messages/types';
import type {ApiModule, EnvironmentVariable} from '../model/types';
import type {FileCalls} from '../model/callSites';
import type {Wheel} from './wheels';

/** What extract.py returns. */
export interface Extraction {
  readonly modules: readonly ApiModule[];
  readonly environment: EnvironmentVariable[];
  /** What the package raises, logs, warns of and prints, by the path of the module. */
  readonly messages: Readonly<Record<string, readonly MessagePlace[]>>;
  readonly counts: Record<string, number>;
  readonly callSites: readonly FileCalls[];
}

const CODE = '/extract';
const SDK = '/sdk';
const TOOLS = '/tools';

/** Runs extract.py on a wheel in Pyodide: no Python is needed on the machine. */
export async function runPython(sdk: Wheel, griffe: Wheel): Promise<Extraction> {
  const pyodide = await loadPyodide();
  // griffelib needs nothing but the standard library, so unpacking is installing.
  pyodide.unpackArchive(griffe.bytes, 'zip', {extractDir: TOOLS});
  pyodide.unpackArchive(sdk.bytes, 'zip', {extractDir: SDK});
  for (const file of pythonFiles(__dirname)) {
    const target = `${CODE}/${file}`;
    pyodide.FS.mkdirTree(path.posix.dirname(target));
    pyodide.FS.writeFile(target, readFileSync(path.join(__dirname, file), 'utf8'));
  }
  pyodide.globals.set('package_name', sdk.name);
  const json: unknown = pyodide.runPython(
    [
      'import sys',
      `sys.path[:0] = ['${TOOLS}', '${CODE}']`,
      'import extract',
      `extract.extract(package_name, '${SDK}')`,
    ].join('\n'),
  );
  return JSON.parse(String(json)) as Extraction;
}

function pythonFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true})
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.py'))
    .sort();
}
