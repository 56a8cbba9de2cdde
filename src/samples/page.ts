import type {ApiModel} from '../reference/model/types';
import {checkBash} from './bash';
import {checkPython} from './python/check';
import {sdkOf} from './sdk';
import type {Problem, Snippet} from './types';
import {uncheckedReason} from './unchecked';
import {checkYaml} from './yaml/check';

/** Checks all samples of one page against the model; problems in the order of lines. */
export function checkSnippets(model: ApiModel, snippets: readonly Snippet[]): Problem[] {
  const sdk = sdkOf(model);
  const of = (wanted: Snippet['language']) =>
    snippets.filter(
      (snippet) => snippet.language === wanted && uncheckedReason(snippet) === undefined,
    );
  return [
    ...checkPython(sdk, of('python')),
    ...of('yaml').flatMap((snippet) => checkYaml(sdk, snippet)),
    ...of('bash').flatMap((snippet) => checkBash(sdk, snippet)),
  ].sort((a, b) => a.line - b.line);
}
