/**
 * Sets data attributes of the root element from the query string, such as `?docusaurus-data-mode=embed`
 * for an embedded page, as the framework's theme does.
 */
export function startAskedData(): void {
  for (const [key, value] of new URLSearchParams(location.search)) {
    if (/^docusaurus-data-[\w-]+$/.test(key)) {
      document.documentElement.setAttribute(key.slice('docusaurus-'.length), value);
    }
  }
}
