import {product} from '../../../site/product';
import type {ApiMember} from '../../model/types';
import {type ApiElement, code, element, link, text} from '../nodes';
import type {RenderContext} from './context';
import {facts, type Fact} from './facts';
import {isForImport, mainSymbol, moduleImport} from './importFact';
import {plainType} from './spellOut';

/** The enum whose values are the datasource names in a pod's YAML file. */
const DATASOURCE_NAMES = `${product.sdk.package}.data.types.DataSourceType`;

const INTERNAL = 'Internal: the SDK calls this module itself; your code rarely imports it.';

/** Returns the facts that readers copy first: import, name in YAML, source file. */
export function pageFacts(context: RenderContext): ApiElement[] {
  const {module} = context;
  return facts([
    isForImport(context) ? {label: 'Import', value: copyable(moduleImport(context))} : undefined,
    yamlFact(context),
    context.page.isInternal ? {label: 'Status', value: [INTERNAL]} : undefined,
    {
      label: 'Source',
      value: [
        code(module.file),
        text(' '),
        link(product.sdk.releaseUrl, [text(`release ${product.sdk.version}`)]),
      ],
    },
  ]);
}

/** Code with a copy button (src/browser/inline/copy.ts), unless it leaves something to fill in. */
function copyable(value: string): Fact['value'] {
  const button = element('button.copy', {type: 'button', dataCopy: ''}, ['Copy']);
  return value.includes('…') ? [code(value)] : [code(value), button];
}

function yamlFact(context: RenderContext): Fact | undefined {
  const main = mainSymbol(context.module);
  const name = main && yamlName(main, context);
  return name
    ? {label: 'In YAML', value: copyable(`datasource: ${name}`), isSearched: true}
    : undefined;
}

/** Returns the enum value that names this class, such as `bitfount.CSVSource`. */
function yamlName(symbol: ApiMember, {site}: RenderContext): string | undefined {
  const names = site.resolver.find(DATASOURCE_NAMES);
  if (names?.kind !== 'symbol' || names.symbol.kind !== 'class') {
    return undefined;
  }
  return names.symbol.members
    .map((member) => (member.kind === 'attribute' && member.value ? plainType(member.value) : ''))
    .map((value) => value.replace(/^['"]|['"]$/g, ''))
    .find((value) => value !== '' && site.resolver.home(value) === symbol.path);
}
