/**
 * Everything that says which product this site documents. No other file names it.
 *
 * Sources: the wheel metadata of the SDK release and, for the site's own address,
 * the environment variable SITE_URL (an origin without a path, such as
 * https://docs.example.org).
 */
export const product = {
  name: 'Bitfount',
  slug: 'bitfount',
  siteTitle: 'Bitfount docs',
  tagline: 'Analyse data where it is kept',
  siteUrl: process.env.SITE_URL ?? 'https://docs.bitfount.com',
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
