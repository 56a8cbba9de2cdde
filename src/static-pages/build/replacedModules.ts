import {createRequire} from 'node:module';
import path from 'node:path';

/** Modules of the framework that ours in `src/static-pages/browser` take the place of; a unit test follows each. */
export const frameworkModules = {
  preload: '@docusaurus/core/lib/client/preload.js',
} as const;

/**
 * What is replaced in the browser's bundle, by absolute path.
 *
 * @throws when one of the framework's modules is no longer there
 */
export function replacedModules(siteDir: string): Record<string, string> {
  const resolve = createRequire(path.join(siteDir, 'package.json')).resolve;
  const own = (file: string) => path.join(siteDir, 'src', 'static-pages', 'browser', file);
  return {
    [resolve(frameworkModules.preload)]: own('preload.ts'),
    [path.join(siteDir, 'src', 'client', 'routes.ts')]: own('routes.ts'),
    [path.join(siteDir, 'src', 'client', 'docusaurus.ts')]: own('docusaurus.ts'),
  };
}
