import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadPyodide} from 'pyodide';

import type {Wheel} from '../../src/reference/extract/wheels';

/** A breaking change as griffe names it. */
export interface Breakage {
  /** `OBJECT_REMOVED`, `PARAMETER_MOVED` … */
  readonly kind: string;
  /** The path by which griffe met the object, and that of its definition. */
  readonly path: string;
  readonly home: string;
  readonly isModule: boolean;
  /** Whether a class has it. */
  readonly isMember: boolean;
  readonly isStatic: boolean;
  /** The parameter before and after, or other values that differ. */
  readonly old: string | null;
  readonly new: string | null;
  /** The old place of a parameter that moved, with `self` as the first. */
  readonly place: number | null;
  /** How the parameter could be given: `positional or keyword`. */
  readonly oldKind: string | null;
  readonly newKind: string | null;
  /** Text of the parameter's default. */
  readonly oldDefault: string | null;
}

const TOOLS = '/tools';

/** Tells whether a default is a call that makes a field: `desert.field(…)`. */
export function isFieldCall({kind, oldDefault}: Breakage): boolean {
  return kind === 'PARAMETER_CHANGED_DEFAULT' && /^(?:\w+\.)?field\(/i.test(oldDefault ?? '');
}

/** Runs griffe's own check on two wheels of a package, in Pyodide. */
export async function breakagesOf(before: Wheel, after: Wheel, griffe: Wheel): Promise<Breakage[]> {
  const pyodide = await loadPyodide();
  pyodide.unpackArchive(griffe.bytes, 'zip', {extractDir: TOOLS});
  pyodide.unpackArchive(before.bytes, 'zip', {extractDir: '/before'});
  pyodide.unpackArchive(after.bytes, 'zip', {extractDir: '/after'});
  const source = readFileSync(path.join(__dirname, 'breakages.py'), 'utf8');
  pyodide.FS.writeFile(`${TOOLS}/breakages.py`, source);
  pyodide.globals.set('package_name', before.name);
  const json: unknown = pyodide.runPython(
    [
      'import sys',
      `sys.path[:0] = ['${TOOLS}']`,
      'import breakages',
      "breakages.breakages(package_name, '/before', '/after')",
    ].join('\n'),
  );
  return JSON.parse(String(json)) as Breakage[];
}
