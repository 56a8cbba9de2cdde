/** Sets an attribute, or takes it away, only where that changes something: each change is observed. */
function set(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** The link is the option, not the list item around it: an option must not hold a link. */
function fixOption(item: Element): void {
  const link = item.querySelector('a');
  set(item, 'role', 'none');
  if (link) {
    set(link, 'role', 'option');
    for (const name of ['id', 'aria-selected']) {
      const value = item.getAttribute(name);
      if (value !== null) {
        set(link, name, value);
        set(item, name, null);
      }
    }
  }
}

function fixGroup(list: Element, index: number): void {
  const heading = list.parentElement?.querySelector('.DocSearch-Hit-source');
  if (heading) {
    set(heading, 'id', `search-group-${index}`);
    set(list, 'aria-labelledby', heading.id);
  }
  // Saved searches can be removed: their rows hold buttons, which options must not.
  const kept = list.querySelector('button') !== null;
  set(list, 'role', kept ? 'tree' : 'listbox');
  for (const item of list.children) {
    if (kept) {
      set(item, 'role', 'treeitem');
    } else {
      fixOption(item);
    }
  }
}

function fixRoles(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container');
  if (container) {
    set(container, 'role', 'presentation');
    for (const name of [
      'tabindex',
      'aria-expanded',
      'aria-haspopup',
      'aria-controls',
      'aria-labelledby',
    ]) {
      set(container, name, null);
    }
  }
  const scroller = dialog.querySelector('.DocSearch-Dropdown');
  if (scroller) {
    // Its options take no focus: to scroll without moving the selection, the list itself must take it.
    const scrolls = scroller.scrollHeight > scroller.clientHeight;
    set(scroller, 'role', scrolls ? 'group' : null);
    set(scroller, 'tabindex', scrolls ? '0' : null);
  }
  const lists = [...dialog.querySelectorAll('.DocSearch-Hits > ul')];
  lists.forEach(fixGroup);
  const input = dialog.querySelector('.DocSearch-Input');
  if (input) {
    const shown = lists.length > 0 && dialog.dataset.hidden === undefined;
    set(input, 'role', 'combobox');
    set(input, 'aria-autocomplete', 'list');
    set(input, 'aria-haspopup', lists[0]?.getAttribute('role') ?? 'listbox');
    set(input, 'aria-expanded', String(shown && input.hasAttribute('aria-controls')));
  }
}

/**
 * Gives the modal's parts the roles of the combobox pattern, now and after each change that React
 * makes: upstream's whole container has the role of a button, and its options hold links.
 *
 * @see https://github.com/algolia/docsearch/issues/1014
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * @returns stops observing
 */
export function observeSemantics(dialog: HTMLElement): () => void {
  const observer = new MutationObserver(() => fixRoles(dialog));
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [
      'id',
      'role',
      'tabindex',
      'aria-selected',
      'aria-expanded',
      'aria-controls',
      'data-hidden',
    ],
  });
  fixRoles(dialog);
  return () => observer.disconnect();
}
