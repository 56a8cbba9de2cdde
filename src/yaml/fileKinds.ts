/** The kinds of YAML file that the SDK reads. */
export const fileKinds = ['pod', 'task', 'template'] as const;

export type FileKind = (typeof fileKinds)[number];

/** Returns the address of a file's schema relative to the site's root. */
export function schemaPath(kind: FileKind): string {
  return `/schemas/${kind}-spec.json`;
}
