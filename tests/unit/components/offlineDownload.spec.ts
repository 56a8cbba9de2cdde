import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import OfflineDownload from '../../../src/components/OfflineDownload';
import {sha256} from '../../../src/lib/sha256';

const copy = {
  file: 'offline/docs.zip',
  size: '15.8 MB',
  sha256: sha256('an archive'),
  date: '2026-11-25',
};
const html = (given: typeof copy | (Omit<typeof copy, 'date'> & {date: null})) =>
  renderToStaticMarkup(createElement(OfflineDownload, {copy: given}));

test('the download says name, size, day and checksum, and links to the file and its checksum', () => {
  const shown = html(copy);
  expect(shown).toContain('<a href="/offline/docs.zip" download="">docs.zip</a>');
  expect(shown).toContain('<a href="/offline/docs.zip.sha256" download="">');
  const text = shown.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('15.8 MB, 25 November 2026');
  expect(text).toContain(copy.sha256);
  expect(html({...copy, date: null})).not.toContain('<time');
});
