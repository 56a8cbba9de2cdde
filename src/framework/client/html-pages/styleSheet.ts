/**
 * Puts a stylesheet into the page unless it is there, by its address or written into the HTML. Resolves
 * when it is in force, or cannot be had.
 */
export function styleSheet(href: string): Promise<void> {
  const address = new URL(href, location.href).href;
  const written = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
  if (
    [...document.styleSheets].some((sheet) => sheet.href === address) ||
    written.some(({dataset}) => dataset.href === href)
  ) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Words without their style are better than no words.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
