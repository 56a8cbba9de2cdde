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
  /** Cards of symbols; null in development, where their files are not there. */
  readonly cards: {
    /** Path below which the pages of the reference are, with slashes at both ends. */
    readonly below: string;
    /** Address of the script that shows them (`src/browser/cards`). */
    readonly script: string;
  } | null;
  /** Whether this script loads the application's scripts. */
  readonly startsLater: boolean;
}

declare global {
  /** Replaced by its value when the script is bundled. */
  const SHELL_CONFIG: ShellConfig;
}
