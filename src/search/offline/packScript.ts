import {PACK_FILE} from '../settings';

/** Where the offline copy has the packed records as a script: pages on disk may not fetch files. */
export const PACK_SCRIPT = PACK_FILE.replace(/\.json$/, '.js');

/** The property of the page's global object that the script sets. */
const PROPERTY = 'searchPack';

/** Returns the script that hands the packed records to the page. */
export function packScript(pack: string): string {
  return `self.${PROPERTY}=${pack};\n`;
}

/**
 * Loads the packed records by their script.
 *
 * @param address URL of the script
 * @returns what the script holds; `undefined` when it holds nothing
 * @throws Error when it does not load
 */
export async function loadPackScript(address: string): Promise<unknown> {
  await new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {src: address});
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} does not load`)));
    document.head.append(script);
  });
  return (self as unknown as Record<string, unknown>)[PROPERTY];
}
