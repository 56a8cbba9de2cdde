import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Modules of the framework that ours in `src/framework/client/html-pages` take the place of; a unit test
 * follows each.
 */
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
  const client = (file: string) => path.join(siteDir, 'src/framework/client', file);
  const own = (file: string) => client(path.join('html-pages', file));
  return {
    [resolve(frameworkModules.preload)]: own('preload.ts'),
    [client('routes.ts')]: own('routes.ts'),
    [client('docusaurus.ts')]: own('docusaurus.ts'),
  };
}
