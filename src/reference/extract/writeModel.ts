import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {CALL_SITES, FORMAT_VERSION, MESSAGES_FILE} from '../model/modelFiles';
import type {ApiIndex} from '../model/types';
import {formatJson} from './formatJson';
import {formatMessages} from './formatMessages';
import type {Extraction} from './runPython';

/** Writes the model afresh: files of modules that are gone do not stay. */
export function writeModel(dir: string, sdk: ApiIndex['sdk'], extraction: Extraction): void {
  const modulesDir = path.join(dir, 'modules');
  rmSync(modulesDir, {recursive: true, force: true});
  mkdirSync(modulesDir, {recursive: true});
  const index: ApiIndex = {
    formatVersion: FORMAT_VERSION,
    sdk,
    counts: extraction.counts,
    modules: extraction.modules.map((module) => module.path),
    environment: extraction.environment,
  };
  writeFileSync(path.join(dir, 'index.json'), formatJson(index));
  writeFileSync(path.join(dir, CALL_SITES), formatJson({sdk, files: extraction.callSites}));
  writeFileSync(path.join(dir, MESSAGES_FILE), formatMessages(extraction.messages));
  for (const module of extraction.modules) {
    writeFileSync(path.join(modulesDir, `${module.path}.json`), formatJson(module));
  }
}
