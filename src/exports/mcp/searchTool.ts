import {unescapeHtml} from '../../lib/escapeHtml';
import {within} from '../../search/sectionFilter';
import {tellingPart} from '../../search/tellingPart';
import type {SearchHit} from '../../search/types';
import {product} from '../../site/product';
import {sections} from '../../site/sections';
import {type Tool, ToolError} from './tool';

interface Input {
  readonly query: string;
  readonly section?: string;
  readonly limit?: number;
}

const DEFAULT_LIMIT = 8;
const WORDS_OF_TEXT = 40;
/** Of a longer text, the part that tells most is searched for. In characters. */
const LONGEST_QUERY = 128;

export const searchTool: Tool<Input> = {
  name: 'search',
  title: `Search the ${product.name} documentation`,
  description: `Finds places in the documentation of ${product.name}: guides, tutorials and the reference of the Python SDK. Takes a few words, a name of the SDK (CSVSource, Pod.start), a key of a YAML file or an error message as it was printed. Returns the best places with title, address and a piece of their text. Then read a page with the tool "page" or the facts of a name with "symbol".`,
  inputSchema: {
    type: 'object',
    title: 'The input of search',
    properties: {
      query: {
        type: 'string',
        minLength: 1,
        maxLength: 20_000,
        description: 'Words, a name, a key, an error message or a traceback.',
      },
      section: {
        type: 'string',
        enum: sections.map(({routeBasePath}) => routeBasePath),
        description: 'Search one section only.',
      },
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 20,
        description: `How many places to return; ${DEFAULT_LIMIT} without it.`,
      },
    },
    required: ['query'],
    additionalProperties: false,
  },
  run({query, section, limit = DEFAULT_LIMIT}, pack) {
    const only = sections.find(({routeBasePath}) => routeBasePath === section);
    const {hits, nbHits} = pack.engine().search({
      indexName: pack.name,
      query: tellingPart(query, LONGEST_QUERY),
      hitsPerPage: limit,
      attributesToSnippet: [`content:${WORDS_OF_TEXT}`],
      highlightPreTag: '',
      highlightPostTag: '',
      ...(only && {facetFilters: within(only)}),
    });
    if (hits.length === 0) {
      const where = only ? ` in ${only.label}: search without "section"` : '';
      throw new ToolError(`Nothing found${where}. Try fewer or other words.`);
    }
    const count = nbHits > hits.length ? `The first ${hits.length} of ${nbHits}` : `${nbHits}`;
    const head = `${count} ${nbHits === 1 ? 'place' : 'places'}:`;
    return [head, ...hits.map((hit, at) => `${at + 1}. ${placeOf(hit, pack.root)}`)].join('\n\n');
  },
};

function placeOf(hit: SearchHit, root: string): string {
  const names = Object.values(hit.hierarchy).filter((name) => name !== null);
  const text = unescapeHtml(hit._snippetResult.content?.value ?? '');
  const address = `${root}${hit.objectID.replace(/:text$/, '')}`;
  return [`${names.join(' > ')} (${hit.kind})`, address, ...(text ? [text] : [])].join('\n   ');
}
