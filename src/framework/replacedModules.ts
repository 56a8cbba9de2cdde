import path from 'node:path';

/** A module of the framework that is replaced by one of ours. */
export interface ReplacedModule {
  /** The framework's module. */
  readonly theirs: string;
  /** Our file, below `src/framework`. */
  readonly ours: string;
  readonly reason: string;
  /** Whether it is replaced in the bundle for the server as well. */
  readonly onServer: boolean;
}

/**
 * All replaced modules. `tests/unit/framework/writtenAfter.spec.ts` fails when an upgrade changes one,
 * and LEDGER.md says which public alternatives were considered.
 */
export const replacedModules = {
  entry: {
    theirs: '@docusaurus/core/lib/client/clientEntry.js',
    ours: 'client/entry.ts',
    reason: 'the application starts late, in short tasks, and shares its history with plain links',
    onServer: false,
  },
  normalizeLocation: {
    theirs: '@docusaurus/core/lib/client/normalizeLocation.js',
    ours: 'client/normalizeLocation.ts',
    reason: 'a page is rendered under every form of its address: `/x/`, `/x.html`, `/x/index.html`',
    onServer: true,
  },
  baseUrlIssueBanner: {
    theirs: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    ours: 'client/BaseUrlIssueBanner.tsx',
    reason: 'its style attributes are against the Content Security Policy',
    onServer: true,
  },
  preload: {
    theirs: '@docusaurus/core/lib/client/preload.js',
    ours: 'client/preload.ts',
    reason: 'a page may be HTML that has to be fetched; one that is overtaken waits for the newest',
    onServer: false,
  },
  utilsCommon: {
    theirs: '@docusaurus/utils-common/lib/index.js',
    ours: 'client/utilsCommon.ts',
    reason: 'it brings 4 KB of tslib into the application for one function',
    onServer: false,
  },
} as const satisfies Record<string, ReplacedModule>;

/** Returns the absolute path of the file that replaces a module. */
export function ownFile({ours}: ReplacedModule): string {
  return path.join(__dirname, ours);
}

/**
 * Returns the bundler's aliases for replaced modules, except the entry, which has a separate option.
 *
 * @throws when a module of the framework no longer exists
 */
export function aliases(isServer: boolean): Record<string, string> {
  const {entry: _entry, ...aliased} = replacedModules;
  return Object.fromEntries(
    Object.values(aliased)
      .filter(({onServer}) => onServer || !isServer)
      .map((module) => [require.resolve(module.theirs), ownFile(module)]),
  );
}
