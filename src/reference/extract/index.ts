import {MODEL_DIR} from '../model/modelFiles';
import {runPython} from './runPython';
import {readWheel} from './wheels';
import {writeModel} from './writeModel';

export interface ExtractOptions {
  readonly sdkWheel: string | undefined;
  readonly griffeWheel: string | undefined;
  readonly sdk: {readonly package: string; readonly version: string; readonly python: string};
  /** Folder to write to; that of the committed model if it is not given. */
  readonly out?: string;
}

/**
 * Extracts the model from the wheel of the SDK and writes its files.
 *
 * @returns how many modules, classes, functions … there are, to print
 * @throws WheelError for a wheel that is missing or not the one that is wanted
 */
export async function extractModel(options: ExtractOptions): Promise<Record<string, number>> {
  const {package: name, version, python} = options.sdk;
  const sdk = readWheel(options.sdkWheel, {option: '--sdk', name, version, python});
  const griffe = readWheel(options.griffeWheel, {option: '--griffe', name: 'griffelib'});
  const extraction = await runPython(sdk, griffe);
  writeModel(options.out ?? MODEL_DIR, {name, version}, extraction);
  return extraction.counts;
}
