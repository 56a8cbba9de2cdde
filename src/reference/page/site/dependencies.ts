/** Files that each page was made from, by the page's path; shared with the bundler's loader. */
const KEY = Symbol.for('site.api.dependencies');
const shared = globalThis as {[KEY]?: Map<string, Set<string>>};
const pages = (shared[KEY] ??= new Map<string, Set<string>>());

let current: Set<string> | undefined;

/**
 * Renders a page or a part of it, synchronously, and records the files that this reads, besides those that
 * other parts have read.
 */
export function trackDependencies<T>(page: string, render: () => T): T {
  const outer = current;
  current = new Set(pages.get(page));
  pages.set(page, current);
  try {
    return render();
  } finally {
    current = outer;
  }
}

/** Records that the page being rendered depends on a file. */
export function dependOn(file: string): void {
  current?.add(file);
}
