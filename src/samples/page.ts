import type {ApiModel} from '../reference/model/types';
import {checkBash} from './bash';
import {sdkOf} from './sdk';
import type {Problem, Snippet} from './types';
import {uncheckedReason} from './unchecked';
import {checkYaml} from './yaml/check';

/**
 * Checks the YAML and shell samples of a page against the model. Python is type-checked by
 * `checkTypes`, for many pages at once.
 *
 * @returns problems in the order of lines
 */
export function checkSnippets(model: ApiModel, snippets: readonly Snippet[]): Problem[] {
  const sdk = sdkOf(model);
  const of = (wanted: Snippet['language']) =>
    snippets.filter(
      (snippet) => snippet.language === wanted && uncheckedReason(snippet) === undefined,
    );
  return [
    ...of('yaml').flatMap((snippet) => checkYaml(sdk, snippet)),
    ...of('bash').flatMap((snippet) => checkBash(sdk, snippet)),
  ].sort((a, b) => a.line - b.line);
}
