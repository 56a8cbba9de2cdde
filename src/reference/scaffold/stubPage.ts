import {gapsOf} from '../page/match/gaps';
import type {ApiPage} from '../page/match/types';
import {slugOfModule} from '../model/routes';
import type {ApiModule} from '../model/types';
import {MARKER, UNWRITTEN_KEY} from './marker';
import {stubSection, stubVariables} from './stubSections';

/**
 * Returns the stub of a module's page: front matter, and a marker for everything that the contract
 * requires, in the order of the module's source.
 */
export function stubPage(module: ApiModule): string {
  const {variables, symbols} = missingSymbols(emptyPage(module));
  const blocks = [
    frontMatter(module),
    [MARKER],
    ...(variables.length > 0 ? [stubVariables(variables)] : []),
    ...symbols.map((symbol) => stubSection(symbol)),
  ];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** Lists the symbols that a page lacks: variables by name, and symbols that need a section. */
export function missingSymbols(page: ApiPage) {
  const missing = gapsOf(page).flatMap((gap) => (gap.kind === 'symbol' ? [gap.symbol] : []));
  return {
    variables: missing.filter(({kind}) => kind === 'attribute').map(({name}) => name),
    symbols: missing.filter(({kind}) => kind !== 'attribute'),
  };
}

function emptyPage(module: ApiModule): ApiPage {
  const intro = {title: '', line: 1, blocks: [], sections: []};
  return {
    module,
    source: {head: [], intro, sections: []},
    isInternal: false,
    isForImport: true,
    sections: [],
    variables: new Map(),
  };
}

function frontMatter({path, package: isPackage}: ApiModule): string[] {
  const slug = slugOfModule(path, isPackage);
  return [
    '---',
    `title: ${path}`,
    `sidebar_label: ${path.split('.').at(-1)}`,
    ...(slug !== undefined ? [`slug: ${slug}`] : []),
    // One sentence, different on each page, to satisfy the other checks of pages.
    `description: ${MARKER} Nobody has described ${path} yet.`,
    `${UNWRITTEN_KEY}: true`,
    '---',
  ];
}
