import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {PlannedFile} from './planFiles';

/**
 * Writes planned pages.
 *
 * @throws when a new page's file already exists; the message says what to do
 */
export function writeFiles(files: readonly PlannedFile[]): void {
  for (const {file, text, isNew} of files) {
    mkdirSync(path.dirname(file), {recursive: true});
    try {
      // `wx` fails if the file exists, so that no text is overwritten.
      writeFileSync(file, text, {flag: isNew ? 'wx' : 'w'});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw error;
      }
      const name = path.relative(process.cwd(), file);
      throw new Error(`${name} stands already: move it away, then run the command again.`);
    }
  }
}
