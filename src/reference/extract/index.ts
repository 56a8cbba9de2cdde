import {MODEL_DIR} from '../model/modelFiles';
import {runPython} from './runPython';
import {readWheel} from './wheels';
import {writeModel} from './writeModel';

export interface ExtractOptions {
  sdkWheel: string | undefined;
  griffeWheel: string | undefined;
  sdk: {package: string; version: string; python: string};
  out?: string;
}

/** Wheels in, model files out; returns the counts for the person at the terminal. */
export async function extractModel(options: ExtractOptions): Promise<Record<string, number>> {
  const {package: name, version, python} = options.sdk;
  const sdk = readWheel(options.sdkWheel, {option: '--sdk', name, version, python});
  const griffe = readWheel(options.griffeWheel, {option: '--griffe', name: 'griffelib'});
  const extraction = await runPython(sdk, griffe);
  writeModel(options.out ?? MODEL_DIR, {name, version}, extraction);
  return extraction.counts;
}
