/** The plugin that publishes the offline copy; its global data are a `PublishedCopy`. */
export const OFFLINE_COPY_PLUGIN = 'site-offline-copy';

/** What the page about the offline copy says of the archive. */
export interface PublishedCopy {
  /** Path from the site's root; its checksum is beside it. */
  readonly file: string;
  /** In words, such as `15.8 MB`. */
  readonly size: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** Day of the last change in it, such as `2026-11-25`; null where nothing tells. */
  readonly date: string | null;
}
