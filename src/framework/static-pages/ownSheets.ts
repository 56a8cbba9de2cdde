import {readFileSync} from 'node:fs';
import path from 'node:path';

const SHEET = /^import '(@site\/src\/css\/sheets\/[^']+)';$/gm;
const PAGE_OF_REACT = /^@site\/(.+\.[jt]sx)$/;

/**
 * The stylesheets that a page of React imports for itself (`src/css/sheets`).
 *
 * @param request the page's file as the framework names it, such as `@site/src/pages/index.tsx`
 */
export function ownSheets(siteDir: string, request: string): string[] {
  const file = PAGE_OF_REACT.exec(request)?.[1];
  if (file === undefined) {
    return [];
  }
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  return [...source.matchAll(SHEET)].map(([, sheet]) => sheet as string);
}
