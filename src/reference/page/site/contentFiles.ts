import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Lists the Markdown files below a folder, sorted; those with a leading underscore are partials. */
export function contentFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}
