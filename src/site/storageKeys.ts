/**
 * Keys of readers' choices in local storage. Readers lose a choice when its key changes, so the keys are
 * fixed here and do not depend on settings of the framework. The theme's providers use the first three
 * too, to read and write the same choices.
 */
export const storageKeys = {
  colorMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  /** Whether the slash key opens the search. */
  slashKey: 'site.slash-key',
  /** Followed by the name of the choice: `system`, `language`. */
  tabs: 'docusaurus.tab',
} as const;
