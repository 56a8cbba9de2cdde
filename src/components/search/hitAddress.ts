/** What decides where a hit leads. */
export interface AddressRules {
  /** `/` or the folder of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
  /** Addresses that match are loaded as they are; a regular expression. */
  readonly externalUrlPattern?: string;
}

export function isExternal(url: string, {externalUrlPattern}: AddressRules): boolean {
  return Boolean(externalUrlPattern) && new RegExp(externalUrlPattern as string).test(url);
}

/**
 * The address to follow for the `url` of a record: the path within this copy of the site, whatever
 * origin the records were made for, or the whole address when it matches the external pattern.
 */
export function hitAddress(url: string, rules: AddressRules): string {
  if (isExternal(url, rules)) {
    return url;
  }
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  const path = pathname.startsWith(rules.baseUrl)
    ? pathname.slice(rules.baseUrl.length)
    : pathname.slice(1);
  return rules.baseUrl + path + search + hash;
}
