import path from 'node:path';

import {build} from 'esbuild';

import {packageFolderOf} from '../../hosting/supply-chain/packageFolder';
import {NODE_RELEASE} from './names';

export interface BundledServer {
  /** One module for Node.js, which needs nothing but the files of the pack. */
  readonly code: Uint8Array;
  /** Folders, below `node_modules`, of the packages in it. */
  readonly packages: readonly string[];
}

/** Packages in the form of CommonJS call `require` for parts of Node.js, which a module does not have. */
const banner = `#!/usr/bin/env node
import {createRequire} from 'node:module';
const require = createRequire(import.meta.url);`;

/**
 * Bundles the server for agents with all that it imports.
 *
 * @param root folder of the repository
 * @throws what esbuild throws for code that it cannot bundle
 */
export async function bundleServer(root: string): Promise<BundledServer> {
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(__dirname, '../mcp/server.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: `node${NODE_RELEASE}`,
    // The texts of the licences are a file of the pack.
    legalComments: 'none',
    banner: {js: banner},
    logLevel: 'silent',
  });
  const inputs = Object.values(metafile.outputs).flatMap(({inputs: parts}) =>
    Object.entries(parts).flatMap(([file, {bytesInOutput}]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const folders = inputs.map(packageFolderOf).filter((folder) => folder !== undefined);
  return {
    code: outputFiles[0]?.contents ?? new Uint8Array(),
    packages: [...new Set(folders)].sort(),
  };
}
