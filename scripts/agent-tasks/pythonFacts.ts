import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadPyodide} from 'pyodide';

/** A call in a Python file. */
export interface CallFact {
  /** Dotted path of what is called, through imports; null for a method of a value. */
  call: string | null;
  method: string | null;
  /** The value whose method it is. */
  on: unknown;
  positional: unknown[];
  /** Arguments by keyword; `**` holds those that cannot be listed. */
  with: Record<string, unknown>;
  /** Whether it stands in a function or behind `if __name__ == "__main__"`. */
  guarded: boolean;
}

/** A class that a Python file defines. */
export interface ClassFact {
  name: string;
  /** Dotted paths of its bases, through imports. */
  bases: (string | null)[];
  methods: string[];
  /** Values of the variables in its body. */
  fields: Record<string, unknown>;
}

export interface PythonFacts {
  /** Why Python cannot read the file; the other lists are then missing. */
  error?: string;
  classes?: ClassFact[];
  calls?: CallFact[];
  /** The file as Python writes it: one form of quotes, neither comments nor docstrings. */
  code?: string;
}

/**
 * Reads Python files with Python's own parser, in Pyodide. The files do not run.
 *
 * @returns the facts of each file, in order
 */
export async function readPython(codes: readonly string[]): Promise<PythonFacts[]> {
  if (codes.length === 0) {
    return [];
  }
  const pyodide = await loadPyodide();
  pyodide.FS.writeFile('facts.py', readFileSync(path.join(__dirname, 'facts.py'), 'utf8'));
  pyodide.globals.set('codes', pyodide.toPy(codes));
  const json: unknown = pyodide.runPython(
    ['import sys', "sys.path.insert(0, '.')", 'import facts', 'facts.facts_of_files(codes)'].join(
      '\n',
    ),
  );
  return JSON.parse(String(json)) as PythonFacts[];
}
