import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FIXTURES = path.join(__dirname, 'fixtures');

/**
 * The files of `fixtures/tiny`, a package with one of each construct that the
 * extraction must understand, by their paths in its wheel.
 */
export function readTinyPackage(): Record<string, string> {
  const files = readdirSync(path.join(FIXTURES, 'tiny'), {recursive: true})
    .map((file) => `tiny/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => /\.pyi?$/.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(FIXTURES, file), 'utf8')]),
  );
}
