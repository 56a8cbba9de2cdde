import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ApiSite} from './site';

const FOLDER = '.docusaurus/api-inputs';

/** Which pages exist: every page depends on it, since a new page makes links appear. */
export function pagesStamp(root: string): string {
  return path.join(root, FOLDER, 'pages.json');
}

/** What links to a page. */
export function backlinksStamp(root: string, module: string): string {
  return path.join(root, FOLDER, 'backlinks', `${module}.json`);
}

/** Writes the stamps that changed, so that the pages that depend on them are made again. */
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
