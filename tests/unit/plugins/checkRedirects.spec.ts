import {expect, test} from 'vitest';

import {checkRedirects} from '../../../src/plugins/redirects/checkRedirects';

const redirects = [{from: '/guides/faqs', to: '/guides/general-reference/troubleshooting-faqs'}];
const target = {
  address: '/guides/general-reference/troubleshooting-faqs',
  file: 'docs/troubleshooting.mdx',
};

test('a page may not stand where a redirect leads away', () => {
  const page = {address: '/guides/faqs', file: 'docs/faqs.md'};
  expect(() => checkRedirects(redirects, [page, target])).toThrow(
    'docs/faqs.md has the address /guides/faqs, which src/site/redirects.ts redirects to ' +
      '/guides/general-reference/troubleshooting-faqs. Give the page another `slug`, or remove the redirect.',
  );
});

test('pages at other addresses are fine, and any page where the site lacks the target', () => {
  const other = {address: '/guides/faqs-for-pods', file: 'docs/faqs-for-pods.md'};
  const page = {address: '/guides/faqs', file: 'docs/faqs.md'};
  expect(() => checkRedirects(redirects, [other, target])).not.toThrow();
  expect(() => checkRedirects(redirects, [other, page])).not.toThrow();
});
