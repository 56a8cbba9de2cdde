import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {removeTrailingSlash} from '@docusaurus/utils-common';

import {type Section, sections} from '../site/sections';

const DOCS = 'docusaurus-plugin-content-docs';

/** A page of a section. */
export interface SectionPage {
  readonly section: Section;
  /** Its address: the permalink of a folder's index page ends in a slash, which no address does. */
  readonly address: string;
  readonly doc: DocMetadata;
}

/**
 * Returns the pages of all sections, section by section, each in the order of the docs plugin.
 *
 * @param allContent what the plugins of the site have loaded
 */
export function docsOf(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): SectionPage[] {
  return sections.flatMap((section) => {
    const content = allContent[DOCS]?.[section.pluginId] as LoadedContent;
    return content.loadedVersions
      .flatMap(({docs}) => docs)
      .map((doc) => ({section, address: removeTrailingSlash(doc.permalink), doc}));
  });
}
