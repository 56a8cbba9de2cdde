import {whenPainted} from './dom';

/**
 * Pages with maths name a stylesheet of a public network. It is asked for once the words are on screen,
 * so that a slow or closed network holds up nothing, and our own copy (address in `data-maths`) if that
 * fails. Until one has come, formulas are shown as MathML.
 */
export function startMaths(): void {
  const ask = () => {
    const marker = document.querySelector<HTMLLinkElement>('[data-maths]');
    if (!marker) {
      return;
    }
    observer.disconnect();
    const add = (href: string, onerror: OnErrorEventHandler) => {
      const link = Object.assign(marker.cloneNode(), {href, onerror, rel: 'stylesheet'});
      // By this mark the application would take the link for its own and remove it.
      (link as HTMLLinkElement).removeAttribute('data-rh');
      document.head.append(link);
    };
    add(marker.href, () => add(marker.dataset.maths as string, null));
  };
  const observer = new MutationObserver(ask);
  whenPainted(() => {
    // A page that is put in place of this one may be the first with maths.
    observer.observe(document.head, {childList: true});
    ask();
  });
}
