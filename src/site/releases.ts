/** The releases on the package index of which something is known here, the oldest first. */
export const releases = [
  '10.0.0',
  '10.0.1',
  '11.0.0',
  '11.1.0',
  '11.2.0',
  '11.3.0',
  '12.0.0',
  '13.0.0',
] as const;

/** The newest one, which the documented release may be older than. */
export const newestRelease = releases[releases.length - 1] ?? '';

/** Address of the page that lists what changed between releases of the SDK. */
export const RELEASES_ROUTE = '/guides/general-reference/release-changes';

/** Path of the file with which the tool on that page compares releases, below the site's base. */
export const RELEASES_FILE = 'releases.json';

/** Returns the address of the page with what a release changed since the one before it. */
export function releaseRoute(version: string): string {
  return `${RELEASES_ROUTE}/sdk-${version.replaceAll('.', '-')}`;
}
