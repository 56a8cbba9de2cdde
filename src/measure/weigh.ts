import type {BuiltFiles} from './builtFiles';
import {kindOfPage} from './kinds';
import {type ChunkFinder, chunkFinder} from './pageChunks';
import {filesOfPage, fontsIn, type PageFiles} from './pageFiles';

/** What a page weighs, in bytes on the wire. */
export interface Weights {
  html: number;
  css: number;
  font: number;
  images: number;
  /** Scripts that the HTML loads. */
  scripts: number;
  /** Scripts that are asked for once the application starts. */
  laterScripts: number;
}

/** Columns in the order of the table. */
export const PARTS = ['html', 'css', 'font', 'images', 'scripts', 'laterScripts'] as const;

export interface WeighedPage {
  address: string;
  kind: string;
  weights: Weights;
}

/** Weighs every page of a build; pages that only forward are left out. */
export function weighSite(files: BuiltFiles): WeighedPage[] {
  const pages = files.pages
    .map((address) => ({address, loads: filesOfPage(files.text(address))}))
    .filter(({loads}) => !loads.forwards);
  const entries = own(pages.flatMap(({loads}) => [...loads.scripts, ...loads.laterScripts]));
  const read = (url: string) => ({url, text: files.text(url)});
  const chunksOf = chunkFinder(entries.map(read), files.scripts.map(read));
  return pages.map(({address, loads}) => ({
    address,
    kind: kindOfPage(address),
    weights: weightsOf(address, loads, chunksOf, files),
  }));
}

function weightsOf(
  address: string,
  loads: PageFiles,
  chunksOf: ChunkFinder,
  files: BuiltFiles,
): Weights {
  const sum = (urls: readonly string[]) =>
    own(urls).reduce((bytes, url) => bytes + files.weight(url), 0);
  const styles = own(loads.styles);
  const later = [...loads.laterScripts, ...chunksOf(address)];
  return {
    html: files.weight(address),
    css: sum(styles),
    font: sum([...loads.fonts, ...styles.flatMap((url) => fontsIn(files.text(url)))]),
    images: sum(loads.images),
    scripts: sum(loads.scripts),
    laterScripts: sum(later.filter((url) => !loads.scripts.includes(url))),
  };
}

/** Each of the site's own files once; what other hosts serve, or stands in the page, is not weighed. */
function own(urls: readonly string[]): string[] {
  return [...new Set(urls)].filter((url) => /^\/(?!\/)/.test(url));
}

export function totalOf(weights: Weights): number {
  return PARTS.reduce((sum, part) => sum + weights[part], 0);
}
