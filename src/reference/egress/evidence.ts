import type {EgressRow, NoConnection} from '../../site/egress/types';
import type {FileCalls} from '../model/callSites';

/** A call of the package, with the function that makes it as rows name it. */
export interface NamedCall {
  /** `hub.api:BitfountHub.register_pod` */
  readonly at: string;
  readonly file: string;
  readonly line: number;
  readonly call: string;
  readonly kind: string;
}

const nameIn = (module: string, symbol: string): string =>
  `${module.slice(module.indexOf('.') + 1)}:${symbol}`;

/** Lists all calls, in the order of files and lines. */
export function namedCalls(files: readonly FileCalls[]): NamedCall[] {
  return files.flatMap(({file, module, calls}) =>
    calls.map(([symbol, line, call, kind]) => ({
      at: nameIn(module, symbol),
      file,
      line,
      call,
      kind,
    })),
  );
}

/** Where a row is proved: each function that it names, with the lines of its calls. */
export interface Evidence {
  readonly at: string;
  readonly file: string;
  readonly lines: readonly number[];
}

/** Returns the evidence of a row, function by function; those without a call are left out. */
export function evidenceOf({at}: Pick<EgressRow, 'at'>, calls: readonly NamedCall[]): Evidence[] {
  return at.flatMap((name) => {
    const found = calls.filter((call) => call.at === name);
    const [first] = found;
    const lines = [...new Set(found.map(({line}) => line))];
    return first ? [{at: name, file: first.file, lines}] : [];
  });
}

/**
 * Compares the rows with the calls of the package.
 *
 * @param hosts ids of hosts that rows may name
 * @returns what is wrong, each with file and line or the id of the row, and how to mend it
 */
export function egressFaults(
  rows: readonly EgressRow[],
  exceptions: readonly NoConnection[],
  calls: readonly NamedCall[],
  hosts: readonly string[],
): string[] {
  const known = new Set(calls.map(({at}) => at));
  const named = new Set([...rows, ...exceptions].flatMap(({at}) => at));
  const unnamed = calls
    .filter(({at}) => !named.has(at))
    .map(
      ({file, line, call, at}) =>
        `${file}:${line} calls ${call}, and no row names it: add '${at}' to the row of ` +
        'src/site/egress that says what it sends, or to noConnections.ts with the reason.',
    );
  const gone = [...rows, ...exceptions].flatMap((row) =>
    row.at
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `${'id' in row ? `the row "${row.id}"` : 'noConnections.ts'} names '${name}', which makes ` +
          'no such call in this release: look for where the call has moved, or take the name out.',
      ),
  );
  const lost = rows.flatMap((row) =>
    row.to
      .filter((id) => !hosts.includes(id))
      .map((id) => `the row "${row.id}" goes to "${id}": add it to src/site/egress/hosts.ts.`),
  );
  return [...unnamed, ...gone, ...lost];
}
