import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ipynb': 'application/x-ipynb+json',
};

const PACKED = /\.(html|css|js|svg|json|txt|xml)$/;

/** Whether a host sends a file packed with gzip: text does, fonts and pictures do not. */
export function isPacked(file: string): boolean {
  return PACKED.test(file);
}

export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** The media type that a host sends with a file. */
export function typeOf(file: string): string {
  return types[path.extname(file)] ?? 'application/octet-stream';
}

/**
 * What the site's hosts say of keeping a file: files with a digest in their name for good, all others
 * are asked for again each time.
 */
export function cacheControlOf(address: string): string {
  return address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
