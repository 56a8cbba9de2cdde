/** What a page of the site may load and run; from it follow the meta tag and the header. */
export interface PolicySources {
  /** Hashes of inline scripts, such as `sha256-…` (`inlineHashes.ts`). */
  readonly scripts: readonly string[];
  /** Hashes of inline `<style>` elements. */
  readonly styles: readonly string[];
  /** Address of a folder with stylesheet and fonts for maths on another host; none for own files only. */
  readonly mathsFolder?: string;
  /** Origins that the search asks; empty where the site searches itself. */
  readonly searchOrigins: readonly string[];
  /** Whether the page is to work from disk as well, where `'self'` means nothing. */
  readonly fromDisk?: boolean;
}

const joined = (directives: readonly (readonly string[])[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

const quoted = (hashes: readonly string[]): string[] =>
  [...hashes].sort().map((hash) => `'${hash}'`);

/**
 * Returns a Content Security Policy without `unsafe-inline` and `unsafe-eval`: code and styles come from
 * the site's own files, or have a hash
 * (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy).
 */
export function contentPolicy({
  scripts,
  styles,
  mathsFolder,
  searchOrigins,
  fromDisk = false,
}: PolicySources): string {
  const maths = mathsFolder === undefined ? [] : [mathsFolder];
  const own = fromDisk ? ["'self'", 'file:'] : ["'self'"];
  return joined([
    ['default-src', "'none'"],
    ['script-src', ...own, ...quoted(scripts)],
    ['style-src', ...own, ...quoted(styles), ...maths],
    ['font-src', ...own, ...maths],
    ['img-src', ...own, 'data:'],
    ['connect-src', ...own, ...searchOrigins],
    ['worker-src', "'self'"],
    ['form-action', ...own],
    ['base-uri', "'none'"],
  ]);
}

/**
 * Returns the policy for the meta tag of a page: also with Trusted Types, by which a string becomes the
 * address of a script only through the policy `default` of the inline script, which takes addresses of
 * this origin. In a header they would hold in the worker of the search as well, whose bundler loads
 * chunks by plain strings.
 */
export function pagePolicy(sources: PolicySources): string {
  const trustedTypes = joined([
    ['trusted-types', 'default'],
    ['require-trusted-types-for', "'script'"],
  ]);
  return `${contentPolicy(sources)}; ${trustedTypes}`;
}
