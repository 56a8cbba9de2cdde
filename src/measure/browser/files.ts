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

export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** The media type that a host sends with a file. */
export function typeOf(file: string): string {
  return types[path.extname(file)] ?? 'application/octet-stream';
}
