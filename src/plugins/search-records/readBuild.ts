import type {SiteFacts} from '../../search/records/extractPage';
import {type BuildFolder, sectionOfAddress} from '../builtPages';
import {readWords} from './readWords';

/** The built site that records are read from. */
export interface BuiltSite extends BuildFolder {
  /** Folder of the repository, with the writers' file of words. */
  readonly siteDir: string;
  /** `https://docs.example.org`, without a slash at its end. */
  readonly origin: string;
}

/**
 * Returns the facts about the site that records need.
 *
 * `sectionLabel` throws an Error for an address outside of all sections.
 *
 * @throws Error when the writers' file of words is not of its form
 */
export function siteFacts({origin, baseUrl, siteDir}: BuiltSite): SiteFacts {
  const words = new Map([...readWords(siteDir)].map(([address, entry]) => [address, entry.words]));
  return {
    origin,
    words,
    sectionLabel(address) {
      const section = sectionOfAddress(baseUrl, address);
      if (!section) {
        throw new Error(
          `Search records: ${address} belongs to no section of src/site/sections.ts.`,
        );
      }
      return section.label;
    },
  };
}
