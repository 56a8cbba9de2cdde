/** Settings of the inline script; `src/plugins/inline-script` writes them into it. */
export interface ShellConfig {
  readonly colorMode: {
    readonly storageKey: string;
    readonly respectSystem: boolean;
    readonly defaultMode: 'light' | 'dark';
  };
  /** Null when no announcement is configured. */
  readonly announcement: {
    readonly id: string;
    readonly idKey: string;
    readonly dismissKey: string;
  } | null;
  readonly hideNavbarOnScroll: boolean;
  /** Address of the script for a page at rest (`src/browser/rest`); null in development. */
  readonly rest: string | null;
  /** Whether this script loads the application's scripts. */
  readonly startsLater: boolean;
  /** Paths of pages that are code, and need the application at once. */
  readonly livePages: readonly string[];
}

declare global {
  /** Replaced by its value when the script is bundled. */
  const SHELL_CONFIG: ShellConfig;
}
