import {product} from '../../site/product';
import {type OfflineCopy, sizeOf, ZIP_FILE} from './copy';

/** Digits of the checksum that the footer shows; the file next to the archive has all. */
const SHOWN_DIGITS = 8;

/**
 * Returns the link to the offline copy as HTML, with what a reader wants to know before a download: size
 * in megabytes, date and checksum.
 */
export function copyLink(copy: OfflineCopy): string {
  const {sha256, date} = copy;
  const file = `${product.basePath}${ZIP_FILE}`;
  const day = date === null ? '' : `<time datetime="${date}">${date}</time>, `;
  return (
    `<a href="${file}" download>Offline copy</a> <small>${sizeOf(copy)}, ${day}` +
    `SHA-256 <a href="${file}.sha256" download><code translate="no">${sha256.slice(0, SHOWN_DIGITS)}…</code></a></small>`
  );
}
