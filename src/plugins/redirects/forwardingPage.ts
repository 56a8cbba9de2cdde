/**
 * Returns the HTML of a page that forwards to another at once: by a script that keeps query and anchor,
 * else by a meta refresh, else by its link.
 *
 * @param to path of the current page, from the site's root
 * @param tags further ones of its head
 */
export function forwardingPage(to: string, tags: string): string {
  // The same on all such pages, so that a Content Security Policy needs one hash for them.
  const script = `location.replace(document.querySelector('link').href+location.search+location.hash)`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${to}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
${tags}
</head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
