import type {Redirect} from '../../site/redirects';

/** A page, and the file that its writers edit. */
interface WrittenPage {
  readonly address: string;
  /** Path of the file below the repository. */
  readonly file: string;
}

/**
 * Checks that no page stands where a redirect leads away to another.
 *
 * @throws Error that names the first such page's file, and what to do
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pages: readonly WrittenPage[],
): void {
  const addresses = new Set(pages.map(({address}) => address));
  const targets = new Map(
    redirects.filter(({to}) => addresses.has(to)).map(({from, to}) => [from, to]),
  );
  for (const {address, file} of pages) {
    const target = targets.get(address);
    if (target !== undefined) {
      throw new Error(
        `${file} has the address ${address}, which src/site/redirects.ts redirects to ${target}. ` +
          'Give the page another `slug`, or remove the redirect.',
      );
    }
  }
}
