import {readFileSync} from 'node:fs';
import path from 'node:path';

import {contentFileOfModule} from '../model/routes';
import type {Comparison} from './compare';
import {fillPage} from './fillPage';
import type {Selection} from './selectModules';
import {stubPage} from './stubPage';

export interface PlannedFile {
  /** Absolute path. */
  file: string;
  text: string;
  isNew: boolean;
}

/**
 * Plans stub pages for the selected modules without one, and additions to incomplete pages.
 * A new page includes the pages of its parent packages: the sidebar needs them.
 */
export function planFiles(
  {withoutPage, pages}: Comparison,
  isSelected: Selection,
  root: string,
): PlannedFile[] {
  const selected = withoutPage.map(({path}) => path).filter(isSelected);
  const isNeeded = (module: string) =>
    selected.some((name) => name === module || name.startsWith(`${module}.`));
  return [
    ...withoutPage
      .filter((module) => isNeeded(module.path))
      .map((module) => ({
        file: path.join(root, contentFileOfModule(module.path, module.package)),
        text: stubPage(module),
        isNew: true,
      })),
    ...pages
      .filter(({gaps, page}) => gaps.length > 0 && isSelected(page.module.path))
      .map(({file, page}) => ({
        file,
        text: fillPage(readFileSync(file, 'utf8'), page),
        isNew: false,
      })),
  ];
}
