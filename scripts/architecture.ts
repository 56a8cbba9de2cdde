/**
 * Draws the floors of `src` into ARCHITECTURE.md.
 *
 *   npm run architecture             writes the drawing
 *   npm run architecture -- --check  fails when the drawing in the file is another
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {floors} from '../lint/floors.mjs';
import {drawFloors, withDrawing} from './architecture/drawFloors';

const FILE = 'ARCHITECTURE.md';

const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
const text = readFileSync(FILE, 'utf8');
const drawn = withDrawing(text, drawFloors(floors));

if (!values.check) {
  writeFileSync(FILE, drawn);
} else if (drawn !== text) {
  console.error(`${FILE}: the drawing of the floors is out of date. Run: npm run architecture`);
  process.exitCode = 1;
}
