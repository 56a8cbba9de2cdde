import type {virtual as VirtualScreenReader} from '@guidepup/virtual-screen-reader';
import type {Locator} from '@playwright/test';
import {buildSync} from 'esbuild';

declare global {
  var virtualScreenReader: typeof VirtualScreenReader;
}

let bundle: string | undefined;

/** The virtual screen reader as one script for the browser. */
function reader(): string {
  const contents =
    "import {virtual} from '@guidepup/virtual-screen-reader'; globalThis.virtualScreenReader = virtual;";
  bundle ??= buildSync({
    stdin: {contents, resolveDir: __dirname},
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    define: {'process.env.NODE_ENV': '"production"'},
  }).outputFiles[0]?.text;
  return bundle ?? '';
}

/**
 * Reads a part of a page as a screen reader would, from its beginning to its end.
 *
 * @returns what is said, a phrase for each step
 */
export async function listen(part: Locator): Promise<string[]> {
  await part.page().evaluate(reader());
  return part.evaluate(async (container) => {
    const MOST_STEPS = 400;
    await virtualScreenReader.start({container});
    const first = await virtualScreenReader.lastSpokenPhrase();
    for (let step = 0; step < MOST_STEPS; step++) {
      await virtualScreenReader.next();
      // At the end it begins anew.
      if ((await virtualScreenReader.lastSpokenPhrase()) === first) {
        break;
      }
    }
    const phrases = await virtualScreenReader.spokenPhraseLog();
    await virtualScreenReader.stop();
    return phrases;
  });
}
