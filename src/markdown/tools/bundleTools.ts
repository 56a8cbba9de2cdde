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
  const styles = [STYLES, path.join(siteDir, 'src/css/tools.css')] as const;
  return bundleModules(Object.fromEntries([...modules, styles]), {absWorkingDir: siteDir});
});

/** Name of the styles of all tools in the bundle. */
const STYLES = 'tools';

/** Returns the path of the styles of tools below the site's base. */
export function toolStyles(siteDir: string): string {
  return pathOf(siteDir, STYLES);
}

/** Returns the path of a tool's script below the site's base. */
export function toolScript(siteDir: string, name: ToolName): string {
  return pathOf(siteDir, name);
}

function pathOf(siteDir: string, name: string): string {
  const entry = bundleTools(siteDir).entries.get(name);
  if (entry === undefined) {
    throw new Error(`src/browser/tools/${name}/index.ts is missing: a tool needs this module.`);
  }
  return `${TOOLS_FOLDER}/${entry}`;
}
