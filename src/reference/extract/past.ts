import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ReleaseRecord} from '../../releases/record';
import {writeRecord} from '../../releases/writeRecord';
import {RECORD_FILE} from '../past/recordFile';
import {releaseOf} from '../past/releaseOf';
import {FORMAT_VERSION} from '../model/modelFiles';
import type {ApiModel} from '../model/types';
import {runPython} from './runPython';
import {readWheel, type Wheel, WheelError} from './wheels';

export interface HistoryOptions {
  /** Folder with a wheel of each release. */
  readonly wheels: string;
  readonly griffeWheel: string | undefined;
  readonly sdk: {readonly package: string; readonly version: string};
  /** File to write; that of the repository if it is not given. */
  readonly out?: string;
}

/**
 * Extracts the interface of each release from its wheel and writes the record of releases.
 *
 * @returns the releases of the record, the oldest first, and the length of its file in bytes
 * @throws WheelError for wheels that are missing
 */
export async function extractHistory({
  wheels,
  griffeWheel,
  sdk,
  out = RECORD_FILE,
}: HistoryOptions): Promise<{releases: readonly string[]; bytes: number}> {
  const griffe = readWheel(griffeWheel, {option: '--griffe', name: 'griffelib'});
  const found = wheelsIn(wheels, sdk.package);
  if (!found.some(({version}) => version === sdk.version)) {
    const problem = `${wheels} has no wheel of ${sdk.version}, the documented release.`;
    throw new WheelError(problem, `${sdk.package}==${sdk.version}`);
  }
  const releases = [];
  for (const wheel of found) {
    releases.push(releaseOf(await modelOf(wheel, griffe)));
  }
  const text = formatRecord(writeRecord(releases));
  writeFileSync(out, text);
  return {releases: found.map(({version}) => version), bytes: Buffer.byteLength(text)};
}

/** Reads the wheels of a package in a folder, the oldest release first. */
export function wheelsIn(folder: string, name: string): Wheel[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.whl'))
    .map((file) => readWheel(path.join(folder, file), {option: '--history', name}))
    .sort((a, b) => a.version.localeCompare(b.version, 'en', {numeric: true}));
}

async function modelOf(wheel: Wheel, griffe: Wheel): Promise<ApiModel> {
  const {modules, counts, environment} = await runPython(wheel, griffe);
  return {
    index: {
      formatVersion: FORMAT_VERSION,
      sdk: {name: wheel.name, version: wheel.version},
      counts,
      modules: modules.map((module) => module.path),
      environment,
    },
    modules: new Map(modules.map((module) => [module.path, module])),
  };
}

/** Writes each entry of the first level on a line of its own, so that a diff names modules. */
function formatRecord(record: ReleaseRecord): string {
  const parts = Object.entries(record).map(([key, value]: [string, unknown]) => {
    const isLong = Array.isArray(value) && value.length > 20;
    const text = isLong
      ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
