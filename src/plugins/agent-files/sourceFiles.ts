import type {RouteConfig} from '@docusaurus/types';

/** Returns the files that writers edit, below the repository, by the paths of their pages. */
export function sourceFiles(routes: readonly RouteConfig[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = ({path, metadata, routes: below = []}: RouteConfig): void => {
    if (metadata?.sourceFilePath !== undefined) {
      found.set(path, metadata.sourceFilePath);
    }
    below.forEach(visit);
  };
  routes.forEach(visit);
  return found;
}
