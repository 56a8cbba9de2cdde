import path from 'node:path';

import {type Bundle, bundleModules} from '../../lib/bundleModules';
import {memoize} from '../../lib/memoize';
import {type ToolName, tools} from '../../writing/tools';

/** Folder of the tools' code, below the site's base. */
export const TOOLS_FOLDER = 'assets/tools';

/**
 * Bundles the code of all tools (`src/browser/tools`); once per process.
 *
 * @param siteDir folder of the repository
 * @throws esbuild's errors when a module does not compile
 */
export const bundleTools = memoize((siteDir: string): Bundle => {
  const folder = path.join(siteDir, 'src/browser/tools');
  const modules = Object.keys(tools).map(
    (name) => [name, path.join(folder, name, 'index.ts')] as const,
  );
  return bundleModules(Object.fromEntries(modules), {absWorkingDir: siteDir});
});

/** Returns the path of a tool's script below the site's base. */
export function toolScript(siteDir: string, name: ToolName): string {
  const entry = bundleTools(siteDir).entries.get(name);
  if (entry === undefined) {
    throw new Error(`src/browser/tools/${name}/index.ts is missing: a tool needs this module.`);
  }
  return `${TOOLS_FOLDER}/${entry}`;
}
