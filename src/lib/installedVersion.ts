import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Returns the version of a package that is installed in the working folder. */
export function installedVersion(name: string): string {
  const file = path.resolve('node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
