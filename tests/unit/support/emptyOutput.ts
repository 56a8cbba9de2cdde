import {rmSync} from 'node:fs';

import {OUTPUT_DIR} from './outputPath';

/** Vitest runs this once, before the first test file. */
export default function emptyOutput(): void {
  rmSync(OUTPUT_DIR, {recursive: true, force: true});
}
