/**
 * Maps each name that `<Tool of="…" />` may give to the component that renders the tool before its code
 * is there (`src/components/tools`). Its code is `src/browser/tools/<name>/index.ts`.
 */
export const tools = {
  'check-yaml': 'CheckYaml',
  'read-log': 'ReadLog',
  'check-release': 'CheckRelease',
} as const;

/** A tool that a page can hold. */
export type ToolName = keyof typeof tools;
