import type {Plugin} from '@docusaurus/types';

import {type BundledModule, compareBundle, packagesOf} from './compareBundle';

/** The part of the bundler's compiler that is used here; Rspack and webpack have it. */
interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, run: (stats: Stats) => void): void}};
}

interface Stats {
  toJson(options: object): {modules?: readonly BundledModule[]};
}

const NAME = 'shipped-packages';

/** Fails the build when other packages reach readers than `src/site/shippedPackages.ts` lists. */
export function shippedPackagesPlugin(): Plugin {
  let bundled = new Set<string>();
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      const collect = (compiler: Compiler) => {
        compiler.hooks.done.tap(NAME, (stats) => {
          const {modules} = stats.toJson({
            all: false,
            modules: true,
            nestedModules: true,
            cachedModules: true,
            modulesSpace: Infinity,
            nestedModulesSpace: Infinity,
          });
          bundled = packagesOf(modules ?? []);
        });
      };
      return isServer ? {} : {plugins: [collect]};
    },
    postBuild() {
      compareBundle(bundled);
      return Promise.resolve();
    },
  };
}
