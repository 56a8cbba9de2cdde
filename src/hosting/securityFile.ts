/** Where hosts serve it, from the root of the site. */
export const SECURITY_FILE = '.well-known/security.txt';

/** Months after which somebody should have looked at what the file says. */
const VALID_MONTHS = 12;

/**
 * Returns `security.txt`, which says where to report a weakness. https://www.rfc-editor.org/rfc/rfc9116
 *
 * It expires a year after the source was last changed, not after the build: two builds of one commit are
 * equal.
 *
 * @param contact address of mail
 * @param root address of the landing page
 * @param changed time of the last change of the source, in milliseconds
 */
export function securityFile(contact: string, root: string, changed: number): string {
  const expires = new Date(changed);
  expires.setUTCMonth(expires.getUTCMonth() + VALID_MONTHS);
  const fields = [
    '# Say in the subject that it is about security. Please open no public issue.',
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${root}${SECURITY_FILE}`,
  ];
  return `${fields.join('\n')}\n`;
}
