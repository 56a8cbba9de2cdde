import {deflateSync} from 'node:zlib';

import type {InventoryEntry} from './entries';

const PRIORITY = 1;

/**
 * Encodes a Sphinx inventory, version 2: four lines of plain text, then zlib-compressed lines of
 * `name domain:role priority uri display-name`. A `$` at the end of an address means the name, a `-`
 * means that the display name equals the name.
 */
export function encodeInventory(
  project: {name: string; version: string},
  entries: readonly InventoryEntry[],
): Buffer {
  const head = [
    '# Sphinx inventory version 2',
    `# Project: ${project.name}`,
    `# Version: ${project.version}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n');
  const lines = entries.map(({name, role, uri}) => `${name} py:${role} ${PRIORITY} ${uri} -\n`);
  return Buffer.concat([Buffer.from(head), deflateSync(lines.join(''), {level: 9})]);
}
