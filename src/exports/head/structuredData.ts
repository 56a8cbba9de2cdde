import {product} from '../../site/product';

/** What structured data says of a page. */
export interface DescribedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address of its picture. */
  readonly image: string;
  /** Whether it describes a part of the SDK. */
  readonly isReference: boolean;
  /** Day of the last change, `2026-01-31`; none when nobody knows. */
  readonly changed?: string;
}

const CONTEXT = 'https://schema.org';
const LANGUAGE = 'en';

const platform = {
  '@type': 'SoftwareApplication',
  name: product.name,
  url: product.links.company,
} as const;

const sdk = {
  '@type': 'SoftwareSourceCode',
  name: product.sdk.package,
  version: product.sdk.version,
} as const;

const site = (root: string) => ({'@type': 'WebSite', name: product.siteTitle, url: root}) as const;

/**
 * Describes a page of a section in the vocabulary of https://schema.org, for search engines.
 *
 * @param root address of the landing page
 */
export function articleData(page: DescribedPage, root: string): object {
  return {
    '@context': CONTEXT,
    '@type': page.isReference ? 'APIReference' : 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    image: page.image,
    inLanguage: LANGUAGE,
    ...(page.changed && {dateModified: page.changed}),
    isPartOf: site(root),
    about: page.isReference ? sdk : platform,
  };
}

/** Describes the site, the platform and the SDK, for the landing page. */
export function siteData(root: string, description: string): object {
  return {
    '@context': CONTEXT,
    '@graph': [
      {...site(root), description, inLanguage: LANGUAGE, about: platform},
      {
        ...sdk,
        programmingLanguage: 'Python',
        runtimePlatform: `Python ${product.sdk.python}`,
        codeRepository: product.links.sourceRepository,
      },
    ],
  };
}
