/** What the build tells the inline script; written into it by `src/plugins/shell`. */
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
}

declare global {
  /** Replaced by its value when the script is bundled. */
  const SHELL_CONFIG: ShellConfig;
}
