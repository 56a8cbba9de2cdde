import {expect, test} from 'vitest';

import {robotsFile} from '../../../src/hosting/robotsFile';
import {securityFile} from '../../../src/hosting/securityFile';

const root = 'https://docs.example.org/';

test('robots.txt leads crawlers to the sitemap', () => {
  expect(robotsFile(root)).toContain('Sitemap: https://docs.example.org/sitemap.xml\n');
});

test('security.txt expires a year after the last change, whenever it is built', () => {
  const changed = Date.UTC(2024, 1, 29, 12);
  const text = securityFile('a@example.org', root, changed);
  expect(text).toContain('Expires: 2025-03-01T12:00:00Z\n');
  expect(text).toContain('Contact: mailto:a@example.org\n');
  expect(text).toContain(`Canonical: ${root}.well-known/security.txt\n`);
});
