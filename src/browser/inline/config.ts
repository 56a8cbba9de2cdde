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
  readonly font: {
    /** The file of the web font, which is also its version. */
    readonly file: string;
    /** The key in local storage that holds the file fetched last. */
    readonly key: string;
  };
  /** Whether this script loads the application's scripts. */
  readonly startsLater: boolean;
}

declare global {
  /** Replaced by its value when the script is bundled. */
  const SHELL_CONFIG: ShellConfig;

  /** The web font, created in the head of the page: `src/plugins/font`. */
  var siteFont: FontFace;
}
