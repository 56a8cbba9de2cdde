import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {inlineSheets} from './inlineSheets';
import {linkSheets} from './linkSheets';

/** The stylesheets that are not part of the common one. */
const ownSheets = /[\\/]src[\\/]css[\\/]sheets[\\/]/;

/** The start of the name of the chunk that holds a sheet alone. */
const SHEET_CHUNK = 'sheet-';

/** Where the framework notes which chunks a page consists of, below its folder of generated files. */
const MANIFEST = 'client-manifest.json';

interface BundledModule {
  /** The module's file; null when it has none. */
  nameForCondition(): string | null;
}

interface Compiler {
  readonly hooks: {readonly afterEmit: {tap(name: string, run: () => void): void}};
}

/** Keeps the sheets of `src/css/sheets` out of the stylesheet that every page links: see README.md. */
export default function sheets({generatedFilesDir}: LoadContext): Plugin {
  const name = 'site-sheets';
  const fileOf = (module: BundledModule) => module.nameForCondition() ?? '';
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const linking = {
        apply: (compiler: Compiler) =>
          compiler.hooks.afterEmit.tap(name, () =>
            linkSheets(path.join(generatedFilesDir, MANIFEST), generatedFilesDir),
          ),
      };
      return {
        plugins: process.env.NODE_ENV === 'production' ? [linking] : [],
        optimization: {
          splitChunks: {
            cacheGroups: {
              // The framework's group of all styles, without ours.
              styles: {test: (module: BundledModule) => !ownSheets.test(fileOf(module))},
              sheets: {
                type: 'css/mini-extract',
                test: ownSheets,
                name: (module: BundledModule) =>
                  SHEET_CHUNK + path.basename(fileOf(module), '.css'),
                chunks: 'all',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      };
    },
    postBuild: ({outDir}) => inlineSheets(outDir, path.join(outDir, 'assets', 'css')),
  };
}
