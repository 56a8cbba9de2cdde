import {MAX_ADDRESS_LENGTH} from '../../search/query';

/** What decides where a hit leads: the site's folder, and options of the framework's Algolia theme. */
export interface AddressRules {
  /** `/` or the folder of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
  /** Addresses that match are loaded as they are; a regular expression. */
  readonly externalUrlRegex?: string;
  /** What to replace in the path of a hit, everywhere; `from` is a regular expression. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
}

export function isExternal(url: string, {externalUrlRegex}: AddressRules): boolean {
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url);
}

const ANY_ORIGIN = 'https://site.invalid';

/**
 * The address to follow for the `url` of a record: the path within this copy of the site, whatever
 * origin the records were made for, or the whole address when it matches the external pattern. What is no
 * address, or far too long for one, leads to the home page.
 *
 * It is the framework's `useSearchResultUrlProcessor`, but takes addresses without an origin, which
 * saved searches have, and needs no `themeConfig.algolia`.
 */
export function hitAddress(url: string, rules: AddressRules): string {
  if (url.length > MAX_ADDRESS_LENGTH) {
    return rules.baseUrl;
  }
  if (isExternal(url, rules)) {
    return url;
  }
  if (!URL.canParse(url, ANY_ORIGIN)) {
    return rules.baseUrl;
  }
  const {pathname: recorded, search, hash} = new URL(url, ANY_ORIGIN);
  const replace = rules.replaceSearchResultPathname;
  const pathname = replace
    ? recorded.replaceAll(new RegExp(replace.from, 'g'), replace.to)
    : recorded;
  const path = pathname.startsWith(rules.baseUrl)
    ? pathname.slice(rules.baseUrl.length)
    : pathname.slice(1);
  // With two slashes, or backslashes, at its beginning it would lead to another host.
  return rules.baseUrl + path.replace(/^[/\\]+/, '') + search + hash;
}
