/**
 * All facts about the product that this site documents. Other code names the product only in the syntax
 * of the SDK: import lines, its command, and dotted paths, which `sdkPaths.ts` collects.
 *
 * Source: the wheel metadata of the SDK release. This file is also in the browser's bundle, so it does
 * not read the environment: in `siteUrl.ts`, SITE_URL overrides `siteUrl`.
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
    /** Pin of a dependency that installs with it need: see tests/content/installCommands.spec.ts. */
    pin: '"fastapi<0.116"',
    licence: 'Apache 2.0',
    /** The release's page in the package index, used because no source tag could be confirmed. */
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
