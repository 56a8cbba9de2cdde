import path from 'node:path';

import {VFile} from 'vfile';

import {memoize, memoizeLatest} from '../../../lib/memoize';
import {memoizeFile} from '../../../lib/memoizeFile';
import {anchorsOf, reExportAnchors} from '../../model/anchors';
import {loadModel} from '../../model/load';
import {type Resolver, resolverOf} from '../../model/resolve';
import {API_CONTENT, moduleOfContentFile, routeOfModule} from '../../model/routes';
import type {ApiMember, ApiModel, ApiModule} from '../../model/types';
import {type ExceptionNames, exceptionNames} from '../match/exceptionNames';
import {matchPage} from '../match/matchPage';
import {isLeftOut, isLogger} from '../match/needsNoWords';
import type {ApiPage} from '../match/types';
import {readOtherFile} from '../source/readFile';
import {readPage} from '../source/readPage';
import {type Backlink, scanBacklinks} from './backlinks';
import {contentFiles} from './contentFiles';
import {dependOn} from './dependencies';
import {type Mention, mentionsIn} from './mentions';
import {backlinksStamp, pagesStamp} from './stampPaths';

/** The words of another page, matched with the model. */
interface WrittenPage {
  page: ApiPage;
  description: string;
}

/** What the pages of one build share: model, names, other pages' words, links between pages. */
export interface ApiSite {
  readonly model: ApiModel;
  readonly resolver: Resolver;
  readonly exceptions: ExceptionNames;
  hasPage(module: string): boolean;
  /** Reads the words of another module's page; undefined when there is none. */
  written(module: string): WrittenPage | undefined;
  /** Tells whether the page of a module says nothing of a symbol, so that nothing can lead to it. */
  leavesOut(module: string, symbol: ApiMember): boolean;
  /** Anchors of a module's symbols and, for packages, of its re-exported names. */
  anchors(module: ApiModule): ReadonlyMap<string, string>;
  exportAnchors(module: ApiModule): ReadonlyMap<string, string>;
  /** Lists the pages outside the API that link to a module's page. */
  backlinks(module: string): readonly Backlink[];
  /** Lists the symbols whose types name a symbol. */
  mentions(path: string): readonly Mention[];
}

const sitesIn = memoize((root: string) =>
  memoize((modelDir: string | undefined) => createSite(root, modelDir)),
);

/** Makes the site whose content folders are in `root`, once per process and model. */
export function siteOf(root: string, modelDir?: string): ApiSite {
  return sitesIn(root)(modelDir);
}

/**
 * The second in which this is called. What depends on all content files is worked out once in it: one
 * scan serves many pages, and a page saved while the site runs is seen at the next compilation.
 */
function second(): number {
  return Math.floor(Date.now() / 1000);
}

function createSite(root: string, modelDir?: string): ApiSite {
  const model = loadModel(modelDir);
  const resolver = resolverOf(model);
  const exceptions = exceptionNames(model, resolver);
  const folder = path.join(root, API_CONTENT);
  const files = memoizeLatest((folder: string, _second: number) => pageFiles(folder));
  const backlinks = memoizeLatest((of: ApiModel, _second: number) => scanBacklinks(root, of));
  const mentions = memoize((of: ApiModel) => mentionsIn(of, resolver));

  const read = memoizeFile((file: string): WrittenPage | undefined => {
    const module = model.modules.get(moduleOfContentFile(path.relative(root, file)) ?? '');
    const source = module && readOtherFile(file);
    if (!source) {
      return undefined;
    }
    const {frontMatter, root: tree} = source;
    // Its faults are reported when it is built itself; here nobody reads them.
    const unread = new VFile({path: file});
    const page = matchPage(readPage(tree), module, frontMatter, {file: unread, exceptions});
    return {page, description: String(frontMatter.description ?? '')};
  });

  const written = (module: string): WrittenPage | undefined => {
    const file = files(folder, second()).get(module);
    if (file === undefined) {
      return undefined;
    }
    dependOn(file);
    return read(file);
  };

  return {
    model,
    resolver,
    exceptions,
    hasPage(module) {
      dependOn(pagesStamp(root));
      return files(folder, second()).has(module);
    },
    written,
    leavesOut(module, symbol) {
      // Looks at the kind first: few pages have to be read for it.
      const page = isLogger(symbol) ? written(module)?.page : undefined;
      return page !== undefined && isLeftOut(symbol, page);
    },
    anchors: memoize(anchorsOf),
    exportAnchors: memoize(reExportAnchors),
    backlinks(module) {
      dependOn(backlinksStamp(root, module));
      return backlinks(model, second()).get(routeOfModule(module)) ?? [];
    },
    mentions: (symbol) => mentions(model).get(symbol) ?? [],
  };
}

/** Maps modules to the content files that document them. */
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
