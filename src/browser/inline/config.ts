/** What the build tells the inline script; written into it by `src/plugins/inline-script`. */
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
    /** Where the browser notes that it has fetched it. */
    readonly key: string;
  };
  /** Whether the page leaves it to this script to load the application's. */
  readonly startsLater: boolean;
}

declare global {
  /** Replaced by its value when the script is bundled. */
  const SHELL_CONFIG: ShellConfig;

  /** The web font, made in the head of the page: `src/plugins/font`. */
  var siteFont: FontFace;
}
