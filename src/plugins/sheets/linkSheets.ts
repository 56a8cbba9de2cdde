import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The part of the framework's manifest that matters here. Chunk ids are numbers or names. */
interface Manifest {
  /** Chunks of each module, by the name of its chunk or, for the pages' HTML, by its request. */
  readonly origins: Record<string, (string | number)[]>;
  readonly assets: Record<string, {readonly css?: readonly {readonly file: string}[]}>;
}

/** One entry of the registry: name of the chunk, loader, request. */
const ENTRY = /^\s*"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)",/gm;

/**
 * Lets the HTML of a page link the sheets of its modules. The framework looks for the styles of a
 * module under its request, but the manifest knows it by the name of its chunk: here each module with
 * a sheet gets an entry under its request as well, of the sheets alone.
 *
 * @param manifestFile written by the framework's build for the browser, read by the one for the HTML
 * @param generatedFilesDir holds the registry of the modules of all pages
 * @throws if a file is not there
 */
export function linkSheets(manifestFile: string, generatedFilesDir: string): void {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const isSheet = (chunk: string | number) =>
    manifest.assets[chunk]?.css?.some(({file}) => path.basename(file).startsWith('sheet-'));
  for (const [, name = '', request = ''] of registry.matchAll(ENTRY)) {
    const own = manifest.origins[name]?.filter(isSheet) ?? [];
    if (own.length > 0) {
      manifest.origins[request] = own;
    }
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
}
