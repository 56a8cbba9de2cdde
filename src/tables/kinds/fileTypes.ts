import type {ApiClass} from '../../reference/model/types';
import {type ApiElement, element} from '../../reference/page/nodes';
import {type Value, valueOf, valuesOf} from '../../reference/schemas/values';
import {DATASOURCE_NAMES, DATASOURCES, FILE_SOURCE} from '../../site/sdkPaths';
import type {TableContext} from '../context';
import {type Cell, codeLink, commaList, table} from '../render';
import {summaryAbout} from '../words';

/** Constants that hold the endings of the files that a module reads. */
const ENDINGS = /(^|_)FILE_EXTENSIONS?$/;

/**
 * Renders the datasources by the files that they read: first those that go through a folder, with
 * the endings of its files, then the others.
 */
export function fileTypes(context: TableContext): ApiElement {
  const {site, sdk} = context;
  const names = (sdk.classAt(DATASOURCE_NAMES)?.members ?? []).map(({name}) => name);
  const classes = names.flatMap((name) => sdk.classAt(`${DATASOURCES}.${name}`) ?? []);
  const inFolder = classes.filter(readsFolder);
  const others = classes.filter((cls) => !readsFolder(cls));
  return table(
    'file-types',
    ['Files in a folder', 'Datasource', 'What it is', 'Runs in batches'],
    [...inFolder, ...others].map((cls) => [
      readsFolder(cls) ? endings(context, cls) : ['no folder'],
      [codeLink(site, cls.name, cls.path)],
      summaryAbout(site, cls.path),
      [readsFolder(cls) ? 'yes' : 'no'],
    ]),
  );
}

/** Tells whether the class derives from the base of all datasources that are made of files. */
function readsFolder({inherited}: ApiClass): boolean {
  return inherited.some(({from}) => from === FILE_SOURCE);
}

/** Lists the endings stated by the module of the class, else by that of its nearest base. */
function endings({site, sdk}: TableContext, cls: ApiClass): Cell {
  const {model, resolver} = site;
  for (const {path} of sdk.ancestry(cls).classes) {
    const found = (resolver.find(path)?.module.symbols ?? [])
      .filter(({name}) => ENDINGS.test(name))
      .flatMap((constant): Value[] => {
        const expression = {kind: 'name', path: constant.path} as const;
        const single = valueOf(model, expression);
        return single === undefined ? (valuesOf(model, expression) ?? []) : [single];
      });
    if (found.length > 0) {
      return commaList(found.map((one) => element('code', {}, [String(one)])));
    }
  }
  return ['any'];
}
