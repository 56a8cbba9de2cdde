/**
 * Adds a stylesheet to the page unless it is there. Resolves when it has loaded or failed to load.
 */
export function styleSheet(href: string): Promise<void> {
  const address = new URL(href, location.href).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === address)) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Unstyled text is better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
