/**
 * Adds a stylesheet to the page unless it is there.
 *
 * @returns whether it is there, once it has loaded or failed to load
 */
export function styleSheet(href: string): Promise<boolean> {
  const address = new URL(href, location.href).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === address)) {
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });
}
