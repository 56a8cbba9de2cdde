import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {isPacked} from './browser/files';

/** The files of a build, by their address from the site's root. */
export interface BuiltFiles {
  /** Addresses of all HTML files: `/`, `/search`, `/404`. */
  pages: string[];
  /** Addresses of all script files. */
  scripts: string[];
  text(address: string): string;
  /** Bytes on the wire: text files packed with gzip, fonts and pictures as they are. */
  weight(address: string): number;
}

/** @throws when the folder holds no build */
export function builtFiles(folder: string): BuiltFiles {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site (no index.html): run "npm run build" first.`);
  }
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
  const known = new Set(files);
  const weights = new Map<string, number>();

  const read = (address: string): Buffer => {
    const file = fileOf(address, known);
    if (!known.has(file)) {
      throw new Error(`${address} is not in ${folder}, and a page of the build loads it.`);
    }
    return readFileSync(path.join(folder, file));
  };
  return {
    pages: files.filter((file) => file.endsWith('.html')).map(addressOf),
    scripts: files.filter((file) => file.endsWith('.js')),
    text: (address) => read(address).toString(),
    weight(address) {
      const weight = weights.get(address) ?? bytes(read(address), fileOf(address, known));
      weights.set(address, weight);
      return weight;
    },
  };
}

function bytes(content: Buffer, file: string): number {
  return isPacked(file) ? gzipSync(content).length : content.length;
}

function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
}

function fileOf(address: string, known: ReadonlySet<string>): string {
  const plain = decodeURI(address.replace(/[?#].*$/, ''));
  if (plain === '/') {
    return '/index.html';
  }
  return known.has(`${plain}.html`) ? `${plain}.html` : plain;
}
