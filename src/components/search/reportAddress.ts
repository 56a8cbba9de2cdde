import {product} from '../../site/product';

/** A mail to the product's support that says which query found nothing, ready to send. */
export function reportAddress(query: string): string {
  const subject = `Documentation search: no results for "${query}"`;
  const body = `I searched ${product.siteTitle} (SDK ${product.sdk.version}) for "${query}" and found nothing.\n\nI expected to find: `;
  return `mailto:${product.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
