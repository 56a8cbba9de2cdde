/** Where names outside the SDK are documented: Python itself and the libraries that the SDK uses. */
import inventory from './inventory.json';

/** A place in another project's documentation. */
export interface ExternalPlace {
  /** The project, as readers know it: `pandas`. */
  project: string;
  url: string;
}

const places = new Map<string, ExternalPlace>(
  inventory.projects.flatMap(({name, base, names}) =>
    Object.entries(names).map(([path, page]): [string, ExternalPlace] => [
      path,
      {project: name, url: new URL(page, base).href},
    ]),
  ),
);

/** Every dotted path of the inventory. */
export function externalPaths(): string[] {
  return [...places.keys()];
}

/**
 * The place that documents a dotted path such as `pandas.DataFrame`; undefined for the names that the
 * inventory leaves out on purpose: everyday builtins, the connectives of `typing`, and libraries
 * whose documentation has no address for each name.
 */
export function externalPlace(path: string): ExternalPlace | undefined {
  return places.get(path);
}
