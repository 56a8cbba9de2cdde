/** Finds documentation of names outside the SDK: of Python and the libraries that the SDK uses. */
import inventory from './inventory.json';

/** An address in another project's documentation. */
export interface ExternalPlace {
  /** The project's usual name: `pandas`. */
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

/** Returns every dotted path of the inventory. */
export function externalPaths(): string[] {
  return [...places.keys()];
}

/**
 * Returns the place that documents a dotted path such as `pandas.DataFrame`; undefined for names that
 * the inventory omits on purpose: common builtins, the type operators of `typing`, and libraries
 * whose documentation has no address for each name.
 */
export function externalPlace(path: string): ExternalPlace | undefined {
  return places.get(path);
}
