import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../lib/memoize';
import type {ApiIndex, ApiModel, ApiModule} from '../../reference/model/types';
import {type FileKind, schemaPath} from '../../yaml/fileKinds';
import {type DataCheck, dataCheck} from '../../yaml/dataCheck';
import {createEngine, type SearchEngine} from '../../search/engine/createEngine';
import {unpack} from '../../search/records/unpack';
import {PACK_FILE} from '../../search/settings';
import type {SearchRecord} from '../../search/types';
import {MODEL_FILE, PAGES_FOLDER} from '../pack/names';

/** What the tools read. Each part is read when it is first asked for, and kept. */
export interface PackFolder {
  readonly name: string;
  /** Release of the SDK that the pages describe. */
  readonly release: string;
  /** Address of the site, without a slash at its end. */
  readonly root: string;
  readonly model: () => ApiModel;
  readonly records: () => ReadonlyMap<string, SearchRecord>;
  readonly engine: () => SearchEngine;
  readonly check: (kind: FileKind) => DataCheck;
  /** Paths of the Markdown files below the folder of pages, with forward slashes. */
  readonly pages: () => ReadonlySet<string>;
  /** Reads one of these files. */
  readonly page: (file: string) => string;
}

/**
 * Opens an unpacked pack.
 *
 * @param folder with the pack's `package.json`
 * @throws Error when that file is missing or no JSON; the parts throw the same, when they are read
 */
export function openPack(folder: string): PackFolder {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const json = (file: string): unknown => JSON.parse(read(file));
  const {name, version, homepage} = json('package.json') as Record<string, string>;
  const records = once(() => unpack(json(PACK_FILE)));
  return {
    name: name ?? '',
    release: version ?? '',
    root: homepage ?? '',
    model: once(() => {
      const {index, modules} = json(MODEL_FILE) as {index: ApiIndex; modules: ApiModule[]};
      return {index, modules: new Map(modules.map((module) => [module.path, module]))};
    }),
    records: once(() => new Map(records().map((record) => [record.objectID, record]))),
    engine: once(() => createEngine(records())),
    check: memoize((kind) => dataCheck(json(schemaPath(kind)) as object)),
    pages: once(() => {
      const files = readdirSync(path.join(folder, PAGES_FOLDER), {recursive: true});
      return new Set(
        files
          .map((file) => String(file).split(path.sep).join('/'))
          .filter((file) => file.endsWith('.md')),
      );
    }),
    page: (file) => read(path.join(PAGES_FOLDER, file)),
  };
}

function once<Value>(make: () => Value): () => Value {
  const known = memoize((_: undefined) => make());
  return () => known(undefined);
}
