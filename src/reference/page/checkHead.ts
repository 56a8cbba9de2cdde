import type {VFile} from 'vfile';

import {didYouMean} from '../../writing/nearest';
import {contentFileOfModule, moduleOfContentFile} from '../model/routes';
import type {ApiModel, ApiModule} from '../model/types';
import {reportFault} from '../../writing/faults';

/** Keys of the front matter that are true or false, with the value that a writer gives them. */
const SWITCHES: readonly (readonly [key: string, other: boolean])[] = [
  ['internal', true],
  ['import', false],
];

/**
 * Finds the module that a page documents, and reports a path or a title that names none.
 *
 * @param address path of the page from the folder that holds the content folders
 * @param file the page that faults are reported of
 */
export function checkHead(
  address: string,
  frontMatter: Record<string, unknown>,
  model: ApiModel,
  file: VFile,
): ApiModule | undefined {
  const path = moduleOfContentFile(address) ?? '';
  const module = model.modules.get(path);
  if (!module) {
    const hint = didYouMean(path, model.modules.keys());
    reportFault(file, 1, 'unknown-module', `unknown module "${path}".${hint}`);
    return undefined;
  }
  if (frontMatter.title !== module.path) {
    const reason = `the title is "${String(frontMatter.title)}", not "${module.path}".`;
    reportFault(file, 1, 'wrong-title', reason);
  }
  const expected = contentFileOfModule(module.path, module.package);
  if (!address.replaceAll('\\', '/').endsWith(expected)) {
    reportFault(file, 1, 'misplaced-page', `the page of ${module.path} stands in ${expected}.`);
  }
  if (String(frontMatter.description).includes('`')) {
    const reason = 'the description is plain text: its backticks would be shown. Leave them out.';
    reportFault(file, 1, 'invalid-front-matter', reason);
  }
  for (const [key, other] of SWITCHES) {
    if (!['undefined', 'boolean'].includes(typeof frontMatter[key])) {
      const reason = `${key} is "${String(frontMatter[key])}"; write ${other} or leave it out.`;
      reportFault(file, 1, 'invalid-front-matter', reason);
    }
  }
  return module;
}
