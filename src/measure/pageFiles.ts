import {Parser} from 'htmlparser2';

/** What the HTML of a page makes the browser load, as written there. */
export interface PageFiles {
  styles: string[];
  fonts: string[];
  images: string[];
  /** Scripts of the HTML itself. */
  scripts: string[];
  /** Scripts that the HTML only announces: prefetched, or named in an inline script. */
  laterScripts: string[];
  /** Such a page only forwards to another one. */
  forwards: boolean;
}

const FONT_URL = /url\(["']?([^"')]+\.woff2?)["']?\)/g;
const SCRIPT_URL = /["'](\/[^"'\s]+\.js)["']/g;

/** Reads a page's HTML for what it loads; inline scripts and styles count with the HTML. */
export function filesOfPage(html: string): PageFiles {
  const found: PageFiles = {
    styles: [],
    fonts: [],
    images: [],
    scripts: [],
    laterScripts: [],
    forwards: false,
  };
  let open = '';
  let inline = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name;
      inline = '';
      readTag(name, attributes, found);
    },
    ontext(text) {
      inline += text;
    },
    onclosetag(name) {
      if (name === open) {
        readInline(name, inline, found);
      }
      open = '';
    },
  });
  parser.end(html);
  return found;
}

function readTag(name: string, attributes: Record<string, string>, found: PageFiles): void {
  const {src, href, srcset} = attributes;
  if (name === 'script' && src) {
    found.scripts.push(src);
  } else if ((name === 'img' || name === 'source') && (src ?? srcset)) {
    found.images.push(...(src ? [src] : []), ...(src ? [] : firstOfSet(srcset)));
  } else if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
    found.forwards = true;
  } else if (name === 'link' && href) {
    listOfLink(attributes, found)?.push(href);
  }
}

function listOfLink({rel = '', as}: Record<string, string>, found: PageFiles) {
  const words = rel.toLowerCase().split(/\s+/);
  if (words.includes('stylesheet')) {
    return found.styles;
  }
  if (words.includes('icon')) {
    return found.images;
  }
  if (words.includes('modulepreload')) {
    return found.scripts;
  }
  if (words.includes('prefetch')) {
    return as === 'script' ? found.laterScripts : undefined;
  }
  const preloads: Record<string, string[]> = {
    font: found.fonts,
    image: found.images,
    script: found.scripts,
    style: found.styles,
  };
  return words.includes('preload') ? preloads[as ?? ''] : undefined;
}

/** The browser takes one picture of a set; the first stands for it. */
function firstOfSet(srcset = ''): string[] {
  const first = srcset.trim().split(/[\s,]/)[0];
  return first ? [first] : [];
}

function readInline(name: string, text: string, found: PageFiles): void {
  if (name === 'style') {
    found.fonts.push(...fontsIn(text));
  } else if (name === 'script') {
    found.laterScripts.push(...[...text.matchAll(SCRIPT_URL)].map(([, url]) => url as string));
  }
}

/** Addresses of the font files in a stylesheet. */
export function fontsIn(css: string): string[] {
  return [...css.matchAll(FONT_URL)].map(([, url]) => url as string);
}
