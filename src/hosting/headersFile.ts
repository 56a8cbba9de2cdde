/** A group of addresses and the headers that a host sends with them. */
export interface HeaderRule {
  readonly addresses: string;
  readonly headers: Readonly<Record<string, string>>;
}

const DAY = 24 * 60 * 60;

/** For files whose name changes with their content: a browser never has to ask again. */
const IMMUTABLE = `public, max-age=${365 * DAY}, immutable`;
/** A browser keeps the file and asks each time whether it is still the one. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Features of browsers that no page uses. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Folders whose files change their name with their content. */
const hashed = new Set(['assets', 'link-cards', 'fonts']);

/**
 * Returns what a host is to send. No address gets one header by two rules, as hosts join the values
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 *
 * @param policy the Content Security Policy of all pages together
 * @param entries names of what lies at the top of the built site, folders with a slash at the end
 */
export function headerRules(policy: string, entries: readonly string[]): HeaderRule[] {
  const caching = entries.flatMap((entry) => {
    const folder = entry.endsWith('/') ? entry.slice(0, -1) : undefined;
    // A host serves `x.html` as `/x`.
    const addresses = folder ? [`/${folder}/*`] : [`/${entry}`, `/${entry.replace(/\.html$/, '')}`];
    const value = folder && hashed.has(folder) ? IMMUTABLE : REVALIDATE;
    return [...new Set(addresses)].map((address) => ({
      addresses: address === '/index' ? '/' : address,
      headers: {'Cache-Control': value},
    }));
  });
  return [
    {
      addresses: '/*',
      headers: {
        // A page cannot say itself who may frame it: browsers ignore that in a meta tag.
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': `max-age=${730 * DAY}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
    ...caching,
  ];
}

/** Writes rules as a `_headers` file, which Cloudflare Pages, Netlify and others read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({addresses, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${addresses}\n${lines.join('')}`;
    })
    .join('');
}
