import path from 'node:path';

import {anchorsOf, reExportAnchors} from '../../model/anchors';
import {loadModel} from '../../model/load';
import {type Resolver, resolverOf} from '../../model/resolve';
import {moduleOfContentFile, routeOfModule} from '../../model/routes';
import type {ApiModel, ApiModule} from '../../model/types';
import {type ExceptionNames, exceptionNames} from '../match/exceptionNames';
import {matchPage} from '../match/matchPage';
import type {ApiPage} from '../match/types';
import {Problems} from '../../../writing/problems';
import {readOtherPage} from '../source/parsePage';
import {readPage} from '../source/readPage';
import {type Backlink, scanBacklinks} from './backlinks';
import {contentFiles} from './contentFiles';
import {dependOn} from './dependencies';
import {createFileCache, createTimedCache} from './fileCache';
import {type Mention, mentionsIn} from './mentions';
import {backlinksStamp, pagesStamp} from './stamps';

/** The finished words of another page. */
export interface WrittenPage {
  page: ApiPage;
  description: string;
}

/** What the pages of one build share: model, names, other pages' words, links between pages. */
export interface ApiSite {
  readonly model: ApiModel;
  readonly resolver: Resolver;
  readonly exceptions: ExceptionNames;
  hasPage(module: string): boolean;
  /** The words of another module's page; undefined when it is not written. */
  written(module: string): WrittenPage | undefined;
  /** Anchors of a module's symbols and, for packages, of its re-exported names. */
  anchors(module: ApiModule): ReadonlyMap<string, string>;
  exportAnchors(module: ApiModule): ReadonlyMap<string, string>;
  /** Pages outside the API that link to a module's page. */
  backlinks(module: string): readonly Backlink[];
  /** Modules whose signatures name a symbol. */
  mentions(path: string): readonly Mention[];
}

const sites = new Map<string, ApiSite>();

/** The site whose content folders stand in `root`; made once per process and model. */
export function siteOf(root: string, modelDir?: string): ApiSite {
  const key = `${root}\n${modelDir ?? ''}`;
  const site = sites.get(key) ?? createSite(root, modelDir);
  sites.set(key, site);
  return site;
}

function createSite(root: string, modelDir?: string): ApiSite {
  const model = loadModel(modelDir);
  const resolver = resolverOf(model);
  const exceptions = exceptionNames(model, resolver);
  const anchors = new Map<string, ReadonlyMap<string, string>>();
  const exportAnchors = new Map<string, ReadonlyMap<string, string>>();
  const files = createTimedCache(() => pageFiles(path.join(root, 'api')));
  const backlinks = createTimedCache(() => scanBacklinks(root, model));
  const mentions = createTimedCache(() => mentionsIn(model, resolver), Infinity);

  const read = createFileCache((file: string): WrittenPage | undefined => {
    const module = model.modules.get(moduleOfContentFile(path.relative(root, file)) ?? '');
    const source = module && readOtherPage(file);
    if (!source) {
      return undefined;
    }
    const {frontMatter, root: tree} = source;
    // Faults of another page are reported when that page itself is built.
    const problems = new Problems(file);
    const page = matchPage(readPage(tree), module, frontMatter, {problems, exceptions});
    return {page, description: String(frontMatter.description ?? '')};
  });

  return {
    model,
    resolver,
    exceptions,
    hasPage(module) {
      dependOn(pagesStamp(root));
      return files().has(module);
    },
    written(module) {
      const file = files().get(module);
      if (file === undefined) {
        return undefined;
      }
      dependOn(file);
      return read(file);
    },
    anchors: (module) => remember(anchors, module.path, () => anchorsOf(module)),
    exportAnchors: (module) => remember(exportAnchors, module.path, () => reExportAnchors(module)),
    backlinks(module) {
      dependOn(backlinksStamp(root, module));
      return backlinks().get(routeOfModule(module)) ?? [];
    },
    mentions: (symbol) => mentions().get(symbol) ?? [],
  };
}

/** Content files by the module that they document. */
function pageFiles(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of contentFiles(folder)) {
    const module = moduleOfContentFile(path.relative(path.dirname(folder), file));
    if (module !== undefined) {
      found.set(module, file);
    }
  }
  return found;
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
