import {readFileSync} from 'node:fs';
import path from 'node:path';

import {drawings} from '../writing/drawings';

/**
 * Reads the title and text alternative of a drawing from the component that draws it.
 *
 * @returns undefined when there is no drawing of that name
 * @throws when the component does not have them as plain attributes
 */
export function drawingText(
  siteDir: string,
  name: string,
): {title: string; words: string} | undefined {
  if (!(name in drawings)) {
    return undefined;
  }
  const component = `src/components/drawings/${drawings[name as keyof typeof drawings]}.tsx`;
  const frame = /<Frame\b[^]*?>\n/.exec(readFileSync(path.join(siteDir, component), 'utf8'))?.[0];
  const [, title] = /\stitle="([^"]+)"/.exec(frame ?? '') ?? [];
  const [, words] = /\swords="([^"]+)"/.exec(frame ?? '') ?? [];
  if (title === undefined || words === undefined) {
    throw new Error(`${component}: give <Frame> its title="…" and words="…" as plain text.`);
  }
  return {title, words};
}
