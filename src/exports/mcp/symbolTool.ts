import {resolverOf} from '../../reference/model/resolve';
import {symbolNames} from '../../reference/names/symbolNames';
import {product} from '../../site/product';
import {moduleText, symbolText} from './symbolText';
import {type Tool, ToolError} from './tool';

interface Input {
  readonly name: string;
}

export const symbolTool: Tool<Input> = {
  name: 'symbol',
  title: `Look up a name of the ${product.name} SDK`,
  description: `Returns the facts of a module, class, function, method or attribute of the Python package ${product.sdk.package}, extracted from its source: kind, path of its definition, how to import it, signature, parameters with types and defaults, bases, members, and the address of its page, which says what they mean. Takes a bare name (CSVSource), a member (Pod.start) or a dotted path (bitfount.hub.api).`,
  inputSchema: {
    type: 'object',
    title: 'The input of symbol',
    properties: {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 300,
        description: 'A bare name, Class.member or a dotted path.',
      },
    },
    required: ['name'],
    additionalProperties: false,
  },
  run({name}, pack) {
    const model = pack.model();
    const names = symbolNames(model);
    const meaning = names.meaningOf(name.trim());
    if (meaning.kind === 'none') {
      throw new ToolError(
        `Release ${pack.release} has no name "${name}".${meaning.hint} The tool "search" finds names by words.`,
      );
    }
    if (meaning.kind === 'many') {
      const paths = meaning.paths.map((path) => `- ${path}`);
      return [`Several symbols have the name "${name}". Ask for one of them:`, '', ...paths].join(
        '\n',
      );
    }
    const {found} = meaning;
    const address = names.addressOf(found);
    const hasPage = pack.records().has(address);
    const context = {
      resolver: resolverOf(model),
      address: hasPage ? `${pack.root}${address}` : undefined,
      summary: pack.records().get(address)?.content ?? undefined,
    };
    return found.kind === 'module' ? moduleText(found.module, context) : symbolText(found, context);
  },
};
