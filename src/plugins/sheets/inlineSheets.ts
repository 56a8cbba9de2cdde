import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A link to a sheet of single pages, as the framework writes it and as its minifier leaves it. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]+\/(sheet-[^\s"/>]+\.css))"?\s*\/?>/g;

const ADDRESS = /url\(\s*["']?([^"')\s]*)/g;

/** An address that is the same wherever the CSS stands; others are counted from the stylesheet. */
const FIXED = /^(?:\/|data:|#|https?:)/;

/**
 * The sheet as an element that the bundler's code takes for its link (`data-href`).
 *
 * @throws if the sheet means something else inside of a page
 */
function styleElement(address: string, css: string): string {
  const fault = [...css.matchAll(ADDRESS)].some(([, named = '']) => !FIXED.test(named))
    ? 'names a file by a relative address: let it start with "/"'
    : css.includes('</') && 'holds "</", which ends a <style>';
  if (fault) {
    throw new Error(`${path.basename(address)} (src/css/sheets) is put into pages, and ${fault}.`);
  }
  return `<style data-href="${address}">${css.trim()}</style>`;
}

/**
 * Puts the sheets of single pages into the HTML of these pages: a second stylesheet would cost the
 * first paint a connection of its own. The files stay, for navigations in the application.
 *
 * @param outDir folder of the finished build
 * @param cssDir folder of its stylesheets
 */
export async function inlineSheets(outDir: string, cssDir: string): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html'));
  const sheets = new Map<string, Promise<string>>();
  const sheet = (name: string) => {
    const text = sheets.get(name) ?? readFile(path.join(cssDir, name), 'utf8');
    sheets.set(name, text);
    return text;
  };
  const inline = async (page: string) => {
    const file = path.join(outDir, page);
    const html = await readFile(file, 'utf8');
    let written = html;
    for (const [link, address = '', name = ''] of html.matchAll(LINK)) {
      const element = styleElement(address, await sheet(name));
      written = written.replace(link, () => element);
    }
    if (written !== html) {
      // Whoever reads pages meanwhile finds the one or the other, and never half of one.
      await writeFile(`${file}.new`, written);
      await rename(`${file}.new`, file);
    }
  };
  await Promise.all(pages.map(inline));
}
