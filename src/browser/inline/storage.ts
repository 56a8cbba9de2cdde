/*
 * Access to local storage, which may be blocked: then reading returns null, writing does nothing, and
 * a choice lasts as long as the page.
 */

/** Reads a value; null if there is none. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes the key when the value is null. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // Blocked or full: see above.
  }
}
