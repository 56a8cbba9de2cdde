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
  /** Whether the object, and its successor, has a decorator whose name ends with `property`. */
  readonly wasProperty: boolean;
  readonly isProperty: boolean;
  /** The parameter before and after, or other values that differ. */
  readonly old: string | null;
  readonly new: string | null;
  /** The old place of a parameter that moved, with `self` as the first. */
  readonly place: number | null;
  /** How the parameter could be given: `positional or keyword`. */
  readonly oldKind: string | null;
  readonly newKind: string | null;
  /** Text of the parameter's default before and after. */
  readonly oldDefault: string | null;
  readonly newDefault: string | null;
}

const TOOLS = '/tools';

/** Tells whether a default is, before or after, a call that makes a field: `desert.field(…)`. */
export function isFieldCall({kind, oldDefault, newDefault}: Breakage): boolean {
  const isCall = (text: string | null) => /^(?:\w+\.)?field\(/i.test(text ?? '');
  return kind === 'PARAMETER_CHANGED_DEFAULT' && [oldDefault, newDefault].some(isCall);
}

/**
 * Tells whether griffe sees a change that no program meets: it takes a property of another spelling,
 * `@_builtins.property`, for a function, and names that only stubs have (mypy-protobuf's `global___`).
 */
export function isOfStubs({kind, path, wasProperty, isProperty}: Breakage): boolean {
  return (
    /\.global___\w+$/.test(path) || (kind === 'OBJECT_CHANGED_KIND' && wasProperty && isProperty)
  );
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
