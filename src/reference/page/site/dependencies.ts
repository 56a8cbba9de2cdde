/** Files from which each page was made, by the page's path; shared with the bundler's loader. */
const KEY = Symbol.for('site.api.dependencies');
const shared = globalThis as {[KEY]?: Map<string, Set<string>>};
const pages = (shared[KEY] ??= new Map<string, Set<string>>());

let current: Set<string> | undefined;

/** Runs a synchronous rendering of a page and notes the files that it asks for. */
export function trackDependencies<T>(page: string, render: () => T): T {
  const outer = current;
  current = new Set();
  pages.set(page, current);
  try {
    return render();
  } finally {
    current = outer;
  }
}

/** Notes that the page being rendered depends on a file. */
export function dependOn(file: string): void {
  current?.add(file);
}
