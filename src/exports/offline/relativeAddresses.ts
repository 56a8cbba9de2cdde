import {Parser} from 'htmlparser2';

import {fileName} from '../../browser/offline/fileName';

/** Attributes with the address of a page or file. */
const ADDRESSES =
  /(\s(?:href|src|action|data-copy-page|data-maths)=)("\/(?!\/)[^"]*"|\/(?!\/)[^\s>"]*)/g;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Thrown for an address that leads to no file of the copy. */
export class NoSuchFileError extends Error {
  constructor(page: string, address: string) {
    super(
      `${page}: ${address} leads to no file of the offline copy. Mend the link, or keep the file: ` +
        'src/exports/offline/offlineFiles.ts says which are left out.',
    );
    this.name = 'NoSuchFileError';
  }
}

/** Returns the path from a page to the copy's folder, such as `../../`. */
export function rootOf(page: string): string {
  return '../'.repeat(page.split('/').length - 1) || './';
}

/**
 * Makes the addresses of a page relative: of links, scripts, styles, forms, and those in inline code.
 * Notes on the root element where the copy's folder is.
 *
 * @param html of the page, as the site has it
 * @param page its file in the copy, such as `api/x.html`
 * @param exists tells whether the copy has a file
 * @throws NoSuchFileError
 */
export function relativeAddresses(
  html: string,
  page: string,
  exists: (file: string) => boolean,
): string {
  const root = rootOf(page);
  const relative = (address: string): string => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const file = fileName(decodeURIComponent(pathname));
    if (!exists(file)) {
      throw new NoSuchFileError(page, address);
    }
    return root + encodeURI(file) + rest;
  };
  const inTag = (tag: string) =>
    tag.replace(ADDRESSES, (_whole, start: string, value: string) =>
      value.startsWith('"') ? `${start}"${relative(value.slice(1, -1))}"` : start + relative(value),
    );
  return edited(html, (name, tag, attributes) => {
    if (name === 'html') {
      return tag.replace(/^<html/i, `<html data-root="${root}"`);
    }
    return attributes['data-maths'] ? inTag(ownMaths(tag, attributes['data-maths'])) : inTag(tag);
  }).replaceAll('url(/', `url(${root}`);
}

/** The maths stylesheet of the copy itself, in place of the one on another host. */
function ownMaths(tag: string, own: string): string {
  return tag
    .replace(/\s(?:integrity|crossorigin)(?:="[^"]*")?/gi, '')
    .replace(/(\shref=)"[^"]*"/, `$1"${own}"`);
}

/** Replaces the start tags of a page; all between them stays, byte by byte. */
function edited(
  html: string,
  change: (name: string, tag: string, attributes: Record<string, string>) => string,
): string {
  const edits: Edit[] = [];
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      const from = parser.startIndex;
      const to = parser.endIndex + 1;
      const tag = html.slice(from, to);
      const text = isImplied ? tag : change(name, tag, attributes);
      if (text !== tag) {
        edits.push({from, to, text});
      }
    },
  });
  parser.end(html);
  let done = 0;
  let out = '';
  for (const {from, to, text} of edits) {
    out += html.slice(done, from) + text;
    done = to;
  }
  return out + html.slice(done);
}
