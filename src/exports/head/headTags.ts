import {escapeHtml} from '../../lib/escapeHtml';
import {CARD_SIZE} from '../link-cards/cardSvg';
import {product} from '../../site/product';

/** The picture of a page. */
export interface PagePicture {
  /** Absolute address: programs that show a link do not resolve others. */
  readonly url: string;
  /** What it says, in words. */
  readonly alt: string;
}

/**
 * Returns the tags with which other programs show a link to a page: https://ogp.me and
 * https://developer.x.com/en/docs/x-for-websites/cards. Title, description and address are there already.
 */
export function pictureTags({url, alt}: PagePicture, type: 'article' | 'website'): string {
  const properties = {
    'og:type': type,
    'og:site_name': product.siteTitle,
    'og:image': url,
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': alt,
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return [...tags, `<meta name="twitter:image" content="${escapeHtml(url)}">`].join('');
}

/** Returns structured data as an element of the head. */
export function dataTag(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * Adds tags at the end of a page's head.
 *
 * @throws Error when the page has no head
 */
export function withHeadTags(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Error('no </head> to put tags before');
  }
  return `${html.slice(0, end)}${tags}${html.slice(end)}`;
}
