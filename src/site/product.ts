/**
 * Everything that says which product this site documents. No other file names it.
 *
 * Source: the wheel metadata of the SDK release. The browser gets this file as well, so it reads no
 * environment: `docusaurus.config.ts` lets SITE_URL take the place of `siteUrl`.
 */
export const product = {
  name: 'Bitfount',
  slug: 'bitfount',
  siteTitle: 'Bitfount docs',
  tagline: 'Analyse data where it is kept',
  /** Origin without a path. */
  siteUrl: 'https://docs.bitfount.com',
  /** Path of the site on its host, with slashes at both ends. */
  basePath: '/',
  sdk: {
    package: 'bitfount',
    version: '11.3.0',
    python: '3.12',
    licence: 'Apache 2.0',
    /** The release's page in the package index; stands in for a source tag that could not be confirmed. */
    releaseUrl: 'https://pypi.org/project/bitfount/11.3.0/',
  },
  links: {
    hub: 'https://hub.bitfount.com',
    company: 'https://www.bitfount.com',
    blog: 'https://blog.bitfount.com',
    sourceRepository: 'https://github.com/bitfount/bitfount',
    tutorialsRepository: 'https://github.com/bitfount/tutorials',
    linkedIn: 'https://www.linkedin.com/company/bitfount',
  },
  supportEmail: 'support@bitfount.com',
} as const;
