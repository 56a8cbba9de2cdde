import type {ApiClass, ApiParameter} from '../reference/model/types';
import {BASE_SOURCE, SOURCE_ARGUMENTS} from '../site/sdkPaths';
import type {Sdk} from './sdk';

/**
 * Lists the keywords of a datasource whose bases are not all in the model. The SDK repeats them
 * in the class `<name>Args` of its task templates, without those of the public bases, which are
 * added here.
 *
 * @returns undefined when the class is not a datasource or has no such list
 */
export function sourceArguments(sdk: Sdk, cls: ApiClass): ApiParameter[] | undefined {
  const listed = sdk.classAt(`${SOURCE_ARGUMENTS}.${cls.name}Args`);
  const bases = cls.inherited.map(({from}) => from);
  if (!listed?.init || !bases.includes(BASE_SOURCE)) {
    return undefined;
  }
  return [listed, ...bases.map((base) => sdk.classAt(base))].flatMap(
    (source) => source?.init?.parameters ?? [],
  );
}
