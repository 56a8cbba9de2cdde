/**
 * Data attributes of the root element that the address asks for, such as `?docusaurus-data-mode=embed`
 * for a page inside another one: the framework's theme has them so.
 */
export function startAskedData(): void {
  for (const [key, value] of new URLSearchParams(location.search)) {
    if (/^docusaurus-data-[\w-]+$/.test(key)) {
      document.documentElement.setAttribute(key.slice('docusaurus-'.length), value);
    }
  }
}
