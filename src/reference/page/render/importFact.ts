import type {ApiMember, ApiModule} from '../../model/types';
import {code} from '../nodes';
import type {RenderContext} from './context';
import type {Fact} from './facts';

/**
 * Returns the shortest public import of a symbol; undefined if the page's head already shows it, or
 * says that the module is not for import.
 */
export function importFact(symbol: ApiMember, context: RenderContext): Fact | undefined {
  const {module} = context;
  const statement = importOf(symbol, context);
  const isInPageHead =
    mainSymbol(module) === symbol || statement === `from ${module.path} import ${symbol.name}`;
  return isInPageHead || !isForImport(context)
    ? undefined
    : {label: 'Import', value: [code(statement)]};
}

/** Tells whether neither the page nor that of a package above says that programs must not import. */
export function isForImport({page, module, site}: RenderContext): boolean {
  const parts = module.path.split('.');
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
  return page.isForImport && above.every((path) => site.written(path)?.page.isForImport !== false);
}

/** Returns the import for the head of a page: of its only class or function, or of the module. */
export function moduleImport(context: RenderContext): string {
  const {module} = context;
  const main = mainSymbol(module);
  if (main) {
    return importOf(main, context);
  }
  const names = module.symbols.filter(({name}) => !name.startsWith('_'));
  return names.length > 0 || module.reExports.length > 0
    ? `from ${module.path} import …`
    : `import ${module.path}`;
}

/** Returns the class or function of a module, if it has exactly one. */
export function mainSymbol({symbols}: ApiModule): ApiMember | undefined {
  const callables = symbols.filter(({kind, name}) => kind !== 'attribute' && !name.startsWith('_'));
  return callables.length === 1 ? callables[0] : undefined;
}

function importOf({path, name}: ApiMember, {site}: RenderContext): string {
  const shortest = site.resolver.importPaths(path)[0] ?? path;
  return `from ${shortest.slice(0, -name.length - 1)} import ${name}`;
}
