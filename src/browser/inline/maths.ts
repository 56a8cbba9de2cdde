import {ROUTE_EVENT, whenPainted} from './dom';

/** Sets the styles of formulas, which cannot be attributes: `src/markdown/html/maths.ts`. */
function setStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style as string;
  }
}

/**
 * Loads the stylesheet for maths from a public CDN after the first paint, so that a slow or blocked
 * network delays nothing, and our own copy (URL in `data-maths`) if that fails. Until either has
 * loaded, formulas are shown as MathML.
 */
export function startMaths(): void {
  const load = () => {
    const marker = document.querySelector<HTMLLinkElement>('[data-maths]');
    if (!marker) {
      return;
    }
    observer.disconnect();
    const add = (href: string, onerror: OnErrorEventHandler) => {
      const link = Object.assign(marker.cloneNode(), {href, onerror, rel: 'stylesheet'});
      // With this attribute the application would treat the link as its own and remove it.
      (link as HTMLLinkElement).removeAttribute('data-rh');
      // First: the small fonts count while their stylesheet is the later one (`mathsFaces.ts`).
      document.head.prepend(link);
    };
    add(marker.href, () => add(marker.dataset.maths as string, null));
  };
  const observer = new MutationObserver(load);
  document.addEventListener(ROUTE_EVENT, setStyles);
  whenPainted(() => {
    setStyles();
    // A page reached by navigation may be the first with maths.
    observer.observe(document.head, {childList: true});
    load();
  });
}
