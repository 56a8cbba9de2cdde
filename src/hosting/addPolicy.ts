const charset = /<meta charset=[^>]*>/i;

/**
 * Puts a policy into the head of a page, before anything that it rules over.
 *
 * @throws Error when the page declares no character set, after which the policy belongs
 */
export function addPolicy(html: string, policy: string): string {
  const found = charset.exec(html);
  if (!found) {
    throw new Error('no <meta charset> to put the Content Security Policy after');
  }
  const end = found.index + found[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
