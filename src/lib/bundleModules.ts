import {mkdirSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {buildSync, type BuildOptions} from 'esbuild';

/** A file that the bundler has made, with its path relative to `/`. */
interface BundledFile {
  readonly path: string;
  readonly code: Uint8Array;
}

export interface Bundle {
  readonly files: readonly BundledFile[];
  /** The file of each entry point. */
  readonly entries: ReadonlyMap<string, string>;
  /** Files of `node_modules` and of the site that are in it, relative to the working folder. */
  readonly inputs: readonly string[];
}

/**
 * Bundles and minifies modules for browsers. What several load, or one loads with `import()`, is a file of
 * its own. The name of each file changes with its content.
 *
 * @param modules names of the entry points, with the paths of their modules
 * @param options of esbuild that differ
 * @throws esbuild's errors when a module does not compile
 */
export function bundleModules(
  modules: Readonly<Record<string, string>>,
  options: BuildOptions = {},
): Bundle {
  const {outputFiles = [], metafile} = buildSync({
    entryPoints: modules,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    outdir: '/',
    entryNames: '[name].[hash]',
    chunkNames: 'part.[hash]',
    write: false,
    metafile: true,
    ...options,
  });
  // The bundler names files by where they really are.
  const nameOf = new Map(Object.entries(modules).map(([name, file]) => [realpathSync(file), name]));
  const entries = new Map(
    Object.entries(metafile?.outputs ?? {}).flatMap(([file, {entryPoint}]) => {
      const name =
        entryPoint &&
        nameOf.get(realpathSync(path.resolve(options.absWorkingDir ?? '.', entryPoint)));
      return name ? [[name, path.basename(file)] as const] : [];
    }),
  );
  return {
    files: outputFiles.map(({path: file, contents}) => ({
      path: path.basename(file),
      code: contents,
    })),
    entries,
    inputs: Object.keys(metafile?.inputs ?? {}),
  };
}

/** Writes the files of a bundle into a folder, which is made if it is missing. */
export function writeBundle({files}: Bundle, folder: string): void {
  mkdirSync(folder, {recursive: true});
  for (const {path: file, code} of files) {
    writeFileSync(path.join(folder, file), code);
  }
}
