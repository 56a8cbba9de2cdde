import type {SearchRecord} from '../types';
import {type BuiltPage, extractPage, type SiteFacts} from './extractPage';
import {RECORD_BYTES} from './limits';

/**
 * The records of a site: its pages in the order given, each in document order.
 *
 * @param extract reads a page, or recalls what was read from it
 * @throws Error when a record is larger than the hosted service takes; and what extractPage throws.
 */
export function siteRecords(
  pages: Iterable<BuiltPage>,
  site: SiteFacts,
  extract: typeof extractPage = extractPage,
): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const page of pages) {
    for (const record of extract(page, site)) {
      checkSize(record);
      records.push(record);
    }
  }
  return records;
}

function checkSize(record: SearchRecord): void {
  // No character of a text takes more than 6 bytes in JSON.
  if ((record.content?.length ?? 0) * 6 < RECORD_BYTES / 2) {
    return;
  }
  const bytes = new TextEncoder().encode(JSON.stringify(record)).length;
  if (bytes > RECORD_BYTES) {
    throw new Error(
      `Search records: ${record.objectID} takes ${bytes} bytes, more than ${RECORD_BYTES}. ` +
        'Lower the lengths in src/search/records/limits.ts.',
    );
  }
}
