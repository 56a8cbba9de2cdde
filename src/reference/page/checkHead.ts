import {didYouMean} from '../../writing/nearest';
import {contentFileOfModule, moduleOfContentFile} from '../model/routes';
import type {ApiModel, ApiModule} from '../model/types';
import type {Problems} from '../../writing/problems';

/** The module that a page documents; reports a file or a title that names none. */
export function checkHead(
  file: string,
  frontMatter: Record<string, unknown>,
  model: ApiModel,
  problems: Problems,
): ApiModule | undefined {
  const path = moduleOfContentFile(file) ?? '';
  const module = model.modules.get(path);
  if (!module) {
    problems.add(1, `unknown module "${path}".${didYouMean(path, model.modules.keys())}`);
    return undefined;
  }
  if (frontMatter.title !== module.path) {
    problems.add(1, `the title is "${String(frontMatter.title)}", not "${module.path}".`);
  }
  const expected = contentFileOfModule(module.path, module.package);
  if (!file.replaceAll('\\', '/').endsWith(expected)) {
    problems.add(1, `the page of ${module.path} stands in ${expected}.`);
  }
  if (!['undefined', 'boolean'].includes(typeof frontMatter.internal)) {
    problems.add(1, `internal is "${String(frontMatter.internal)}"; write true or leave it out.`);
  }
  return module;
}
