import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import type {PagePicture} from '../../exports/head/headTags';
import {altText, type Card} from '../../exports/link-cards/card';
import {cardColors} from '../../exports/link-cards/cardColors';
import {type CardFonts, cardFonts} from '../../exports/link-cards/cardFonts';
import {
  type CardStyle,
  drawCard,
  drawFrame,
  type Layer,
  svgOf,
} from '../../exports/link-cards/cardSvg';
import {cardRenderer, ENCODING, FONT_FAMILY} from '../../exports/link-cards/renderCard';
import {cached, keyOf} from '../../lib/fileCache';
import {installedVersion} from '../../lib/installedVersion';
import {memoize} from '../../lib/memoize';
import {fontFile} from '../../site/fontFile';
import {product} from '../../site/product';

/** Folder of the pictures in the build; their names change with their content. */
export const CARDS_FOLDER = 'link-cards';

/** Where pictures and fonts are kept between builds. */
export const cacheFolder = path.resolve('node_modules/.cache/link-cards');

/** A picture that has not been rendered yet. */
export interface Sketch {
  /** Name of its file. */
  readonly name: string;
  readonly content: Layer;
  readonly picture: PagePicture;
}

/** Draws and renders the pictures of a site. */
export interface Studio {
  /** For all pages that have none of their own. */
  readonly site: Sketch;
  readonly sketch: (card: Card) => Sketch;
  /** Renders a picture, or takes it from the cache. */
  readonly render: (sketch: Sketch) => Promise<Buffer>;
}

const siteCard: Card = {
  section: '',
  title: product.siteTitle,
  description: `${product.tagline}: guides, tutorials and API reference of the ${product.name} platform and its Python SDK.`,
};

/** What pictures depend on of a site; a thread can be sent it. */
export interface SiteOfCards {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Origin of the published site, without a slash at its end. */
  readonly url: string;
  /** Path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
}

/** Returns what pictures depend on of a site. */
export function siteOfCards({siteDir, siteConfig, baseUrl}: LoadContext): SiteOfCards {
  return {siteDir, url: siteConfig.url, baseUrl};
}

/** Prepares fonts and colours for the pictures of a site, once for all plugins. */
export const openStudio: (context: LoadContext) => Promise<Studio> = memoize(
  (context) => studioFor(siteOfCards(context)),
  new WeakMap(),
);

/** Prepares fonts and colours for the pictures of a site. */
export async function studioFor({siteDir, url: origin, baseUrl}: SiteOfCards): Promise<Studio> {
  const woff2 = await readFile(path.join(siteDir, 'static', fontFile));
  const fonts = await cardFonts(woff2, installedVersion('subset-font'), cacheFolder);
  const style = await styleOf(siteDir, new URL(origin).host, fonts);
  const frame = drawFrame(style);
  const shared = [
    svgOf(frame),
    installedVersion('@resvg/resvg-js'),
    ENCODING,
    ...fonts.files.map(baseName),
  ];
  const sketch = (card: Card): Sketch => {
    const content = drawCard(card, style);
    const name = `${keyOf(svgOf(content), ...shared)}.png`;
    const url = `${origin}${baseUrl}${CARDS_FOLDER}/${name}`;
    return {name, content, picture: {url, alt: altText(card)}};
  };
  const renderCard = cardRenderer(frame, fonts);
  return {
    site: sketch(siteCard),
    sketch,
    render: ({name, content}) =>
      cached(path.join(cacheFolder, name), () => Promise.resolve(renderCard(content))),
  };
}

const baseName = (file: string): string => path.basename(file);

async function styleOf(siteDir: string, host: string, fonts: CardFonts): Promise<CardStyle> {
  const css = await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  return {
    family: FONT_FAMILY,
    regular: fonts.regular,
    bold: fonts.bold,
    colors: cardColors(css),
    siteTitle: product.siteTitle,
    host,
  };
}
