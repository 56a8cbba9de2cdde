import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of the production build under test. */
export const buildFolder = path.resolve(process.env.TEST_BUILD_DIR ?? 'build');

/** Reads a built file; the error says to build first. */
export function readBuilt(file: string): string {
  const full = path.join(buildFolder, file);
  if (!existsSync(full)) {
    throw new Error(
      `${file} is not in the build: run \`npm run build\` first, or the page is gone.`,
    );
  }
  return readFileSync(full, 'utf8');
}

/** Returns the built file of a clean address: index.html for `/`, x.html for `/x`. */
export function fileOfAddress(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Returns the pages of the sitemap as addresses relative to the site's root, in its order. */
export function pagesOfSitemap(): string[] {
  const urls = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
  return urls.map(([, url]) => new URL(url as string).pathname);
}
