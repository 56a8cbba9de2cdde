import {siteAddress} from '../siteFiles';

/**
 * Loads the block of code to which an address leads: `?sample=` with the path of its page and its number
 * there, as the link above the block has it.
 *
 * @returns undefined for another address, or when there is no such block
 */
export async function loadSample(query: string): Promise<string | undefined> {
  const path = /^\?sample=(\/(?:guides|tutorials)\/[\w/-]+):\d+$/.exec(query)?.[1];
  if (path === undefined) {
    return undefined;
  }
  try {
    const response = await fetch(siteAddress(path));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const link = [...page.querySelectorAll('figcaption a')].find((one) =>
      one.getAttribute('href')?.endsWith(query),
    );
    return link?.closest('figure')?.querySelector('pre')?.textContent ?? undefined;
  } catch {
    return undefined;
  }
}
