import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ApiSite} from './site';
import {backlinksStamp, pagesStamp} from './stampPaths';

/** Writes the stamps that have changed, so that the bundler builds the pages again that depend on them. */
export function writeStamps(root: string, site: ApiSite): void {
  const modules = [...site.model.modules.keys()].filter(site.hasPage);
  writeIfChanged(pagesStamp(root), modules);
  for (const module of modules) {
    writeIfChanged(backlinksStamp(root, module), site.backlinks(module));
  }
}

function writeIfChanged(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
