import {SCRIPT_TYPE} from './scripts';

/** Returns the URLs of the application's scripts in a page; they differ from release to release. */
export function applicationOf(html: Document): string {
  return [...html.querySelectorAll(`script[type="${SCRIPT_TYPE}"]`)]
    .map((script) => script.getAttribute('src'))
    .join(' ');
}

/**
 * Asks the host whether it has another release by now than the one of the open document. Parts of this
 * one that are fetched later are then missing, and trying again is in vain.
 *
 * @returns false as well when the host does not answer, or something else answers for it
 */
export async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-cache',
      headers: {accept: 'text/html'},
    });
    const html = new DOMParser().parseFromString(await response.text(), 'text/html');
    const served = applicationOf(html);
    return served !== '' && served !== applicationOf(document);
  } catch {
    return false;
  }
}
