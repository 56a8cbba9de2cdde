/*
 * Checks a copy of this site: node verify.mjs COPY [ORIGINAL]
 * Both are a folder or an address, such as https://docs.example.org. The checksums are those of the
 * original, or, without one, those in the copy. Names each file that is missing, is changed (with the
 * first changed byte, if there is an original) or, in a folder, does not belong to the site.
 */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

const SUMS = 'SHA256SUMS';
const [copy, original] = process.argv.slice(2);
const isAddress = (place) => /^https?:/.test(place);

/** Returns the bytes of a file; null if there is none. */
async function read(place, name) {
  if (!isAddress(place)) {
    return readFile(path.join(place, name)).catch(() => null);
  }
  const response = await fetch(new URL(encodeURI(name), `${place.replace(/\/$/, '')}/`));
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** Says where two files begin to differ. */
function firstDifference(found, expected) {
  const at = expected.findIndex((byte, index) => byte !== found[index]);
  const offset = at < 0 ? expected.length : at;
  const hex = (bytes) => (offset < bytes.length ? `0x${bytes[offset].toString(16)}` : 'nothing');
  return `byte ${offset} is ${hex(found)} instead of ${hex(expected)}`;
}

async function faultsOf(line) {
  const [digest, name] = line.split('  ');
  const found = await read(copy, name);
  if (!found) {
    return [`missing: ${name}`];
  }
  if (createHash('sha256').update(found).digest('hex') === digest) {
    return [];
  }
  const expected = original && (await read(original, name));
  return [`changed: ${name}${expected ? `, ${firstDifference(found, expected)}` : ''}`];
}

const sums = copy && (await read(original ?? copy, SUMS));
if (!sums) {
  console.error(`Usage: node verify.mjs COPY [ORIGINAL]; there has to be a file ${SUMS}.`);
  process.exit(2);
}
const lines = sums.toString().trim().split('\n');
const faults = (await Promise.all(lines.map(faultsOf))).flat();
if (!isAddress(copy)) {
  const known = new Set([SUMS, ...lines.map((line) => line.split('  ')[1])]);
  const files = await readdir(copy, {recursive: true, withFileTypes: true});
  const names = files.filter((file) => file.isFile()).map((file) => path.relative(copy, path.join(file.parentPath, file.name)));
  faults.push(...names.map((name) => name.split(path.sep).join('/')).filter((name) => !known.has(name)).map((name) => `added: ${name}`));
}
console.log([...faults, `${lines.length} files, ${faults.length} faults`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
