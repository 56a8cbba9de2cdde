/** What a page of the site may load and run; from it follow the meta tag and the header. */
export interface PolicySources {
  /** Hashes of inline scripts, such as `sha256-…` (`inlineHashes.ts`). */
  readonly scripts: readonly string[];
  /** Hashes of inline `<style>` elements. */
  readonly styles: readonly string[];
  /** Address of a folder with stylesheet and fonts for maths on another host. */
  readonly mathsFolder: string;
  /** Origins that the search asks; empty where the site searches itself. */
  readonly searchOrigins: readonly string[];
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
}: PolicySources): string {
  return joined([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scripts)],
    ['style-src', "'self'", ...quoted(styles), mathsFolder],
    ['font-src', "'self'", mathsFolder],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...searchOrigins],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
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
