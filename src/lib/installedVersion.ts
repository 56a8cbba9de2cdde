import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Returns the version of a package that is installed in a folder, by default the working folder. */
export function installedVersion(name: string, folder = '.'): string {
  const file = path.resolve(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
