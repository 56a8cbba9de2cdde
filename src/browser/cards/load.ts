import {type Card, CARDS_FOLDER, isCard} from './format';

type File = Readonly<Record<string, unknown>>;

/** The files that have been asked for, by the path of the page. */
const files = new Map<string, Promise<File>>();

/** Fetches a file; one that the host does not have, or that is broken, has no cards. */
async function fetchFile(path: string): Promise<File> {
  // Relative to this script, which is in `assets/lazy/`: the site may be below a path of its host.
  const response = await fetch(new URL(`../../${CARDS_FOLDER}/${path}.json`, import.meta.url));
  const file: unknown = response.ok ? await response.json().catch(() => null) : null;
  return (file ?? {}) as File;
}

/**
 * Returns the card of a place in the reference.
 *
 * @param address of the place below `/api/`, such as `bitfount/hub/api#bitfounthub.get_pod`
 * @returns undefined where there is none. A parameter has the card of what it belongs to.
 * @throws when the host cannot be reached; the next call asks again
 */
export async function cardAt(address: string): Promise<Card | undefined> {
  const [file = '', anchor = ''] = address.split('#');
  // In the offline copy, addresses have the ending of their files.
  const path = file.replace(/\.html$/, '');
  const name = decodeURIComponent(anchor);
  const asked = files.get(path) ?? fetchFile(path);
  files.set(path, asked);
  try {
    const cards = await asked;
    return [cards[name], cards[name.replace(/--.*$/, '')]].find(isCard);
  } catch (error) {
    files.delete(path);
    throw error;
  }
}
