/**
 * Pages with maths link a stylesheet of a public network for print only, so that a slow or closed
 * network holds up nothing. Here the page asks for it for the screen too, and for our own copy
 * (address in `data-maths`) if that fails. Until one has come, formulas are shown as MathML.
 */
export function startMaths(): void {
  let asked = false;
  const ask = () => {
    const marker = document.querySelector<HTMLLinkElement>('[data-maths]');
    if (!marker || asked) {
      return;
    }
    asked = true;
    const add = (href: string, onerror: OnErrorEventHandler) => {
      const link = Object.assign(marker.cloneNode(), {href, onerror, media: ''});
      // By this mark the application would take the link for its own and remove it.
      (link as HTMLLinkElement).removeAttribute('data-rh');
      document.head.append(link);
    };
    add(marker.href, () => add(marker.dataset.maths as string, null));
  };
  ask();
  // After a navigation in the page, the application adds the link for print later.
  for (const type of ['load', 'error']) {
    document.addEventListener(type, ask, true);
  }
}
