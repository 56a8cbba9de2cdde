/**
 * Lints the Python of the extraction, of the judge of answers and of that of schemas, and checks its layout, without Python on the machine:
 * ruff, compiled to WebAssembly.
 *
 *   npm run lint:python              fails with file, line and rule
 *   npm run lint:python -- --write   lays the files out anew first
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Diagnostic, PositionEncoding, Workspace} from '@astral-sh/ruff-wasm-nodejs';

const FOLDERS = [
  path.join(__dirname, '..', 'src', 'reference', 'extract'),
  path.join(__dirname, 'agent-tasks'),
  path.join(__dirname, 'schemas'),
];

/** As in a `ruff.toml`: https://docs.astral.sh/ruff/settings */
const SETTINGS = {
  'line-length': 100,
  'target-version': 'py312',
  lint: {
    select: ['E', 'W', 'F', 'I', 'N', 'UP', 'B', 'BLE', 'SIM', 'C4', 'ANN', 'D', 'RET', 'RUF'],
    // A docstring is for what the name does not say, in the third person as in the TypeScript.
    ignore: ['D1', 'D203', 'D213', 'D401'],
    isort: {'force-sort-within-sections': true, 'known-first-party': ['facts', 'messages']},
  },
};

const {values} = parseArgs({options: {write: {type: 'boolean', default: false}}});
const ruff = new Workspace(SETTINGS, PositionEncoding.Utf16);

/** The faults of one file, one a line: `file:line:column rule message`. */
function faultsIn(file: string): string[] {
  const name = path.relative(process.cwd(), file);
  const source = readFileSync(file, 'utf8');
  const formatted = ruff.format(source);
  if (values.write && formatted !== source) {
    writeFileSync(file, formatted);
  }
  const faults = (ruff.check(values.write ? formatted : source) as Diagnostic[]).map(
    ({code, message, start_location: {row, column}}) =>
      `${name}:${row}:${column} ${code ?? 'syntax'} ${message}`,
  );
  if (!values.write && formatted !== source) {
    const lines = formatted.split('\n');
    const line = source.split('\n').findIndex((text, index) => text !== lines[index]) + 1;
    faults.push(`${name}:${line}:1 format The layout differs: npm run lint:python -- --write`);
  }
  return faults;
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.py'))
    .sort()
    .map((file) => path.join(folder, file)),
);
const faults = files.flatMap(faultsIn);
for (const fault of faults) {
  console.error(fault);
}
console.log(`${files.length} Python files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
