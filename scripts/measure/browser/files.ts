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

/** Returns whether a host compresses a file with gzip: text yes, fonts and images no. */
export function isPacked(file: string): boolean {
  return PACKED.test(file);
}

export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** Returns the media type that a host sends with a file. */
export function typeOf(file: string): string {
  return types[path.extname(file)] ?? 'application/octet-stream';
}

/**
 * Returns the `Cache-Control` header that the site's hosts send: files with a hash in their name are
 * cached for good, all others are revalidated each time.
 */
export function cacheControlOf(address: string): string {
  return address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
