import {readdirSync} from 'node:fs';

/** Lists the HTML files of a build, as sorted paths from its folder. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
}
