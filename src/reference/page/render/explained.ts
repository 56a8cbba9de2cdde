import {memoize} from '../../../lib/memoize';
import {routeOfModule} from '../../model/routes';
import type {Viewpoint} from './context';

/**
 * Finds the page that explains a private name: that of its module, or of the public package above,
 * if the words there have the name in code.
 *
 * @returns undefined on that page itself, and when no page names it
 */
export function explainedAt(path: string, {site, module}: Viewpoint): string | undefined {
  const parts = path.split('.');
  const name = parts.pop() ?? '';
  while (parts.length > 0 && !site.model.modules.has(parts.join('.'))) {
    parts.pop();
  }
  const home = parts.join('.');
  if (home === '' || home === module.path) {
    return undefined;
  }
  const page = site.written(home)?.page;
  return page && codeIn(page.source).has(name) ? routeOfModule(home) : undefined;
}

/** Collects what the words below a node have in code; of a call only the name. */
export const codeIn = memoize((node: object): ReadonlySet<string> => {
  const found = new Set<string>();
  collect(node, found);
  return found;
}, new WeakMap());

function collect(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    node.forEach((inner) => collect(inner, found));
  } else if (typeof node === 'object' && node !== null) {
    const {type, value} = node as {type?: string; value?: string};
    if (type === 'inlineCode') {
      found.add((value ?? '').replace(/\(.*$/s, ''));
    } else {
      collect(Object.values(node), found);
    }
  }
}
