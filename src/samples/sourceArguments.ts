import type {ApiClass, ApiParameter} from '../reference/model/types';
import type {Sdk} from './sdk';

const ARGUMENT_CLASSES = 'bitfount.runners.config_schemas.arg_schemas';
const BASE_SOURCE = 'bitfount.data.datasources.base_source.BaseSource';

/**
 * The keywords of a datasource whose bases are not all in the model. The SDK lists what
 * such a source takes once more, in the class `<name>Args` of its task templates; what
 * that leaves out belongs to the bases that are known.
 *
 * @returns undefined when the class is no datasource or has no such list
 */
export function sourceArguments(sdk: Sdk, cls: ApiClass): ApiParameter[] | undefined {
  const listed = sdk.classAt(`${ARGUMENT_CLASSES}.${cls.name}Args`);
  const bases = cls.inherited.map(({from}) => from);
  if (!listed?.init || !bases.includes(BASE_SOURCE)) {
    return undefined;
  }
  return [listed, ...bases.map((base) => sdk.classAt(base))].flatMap(
    (source) => source?.init?.parameters ?? [],
  );
}
