import {nearestPages} from '../../search/nearestPages';
import {product} from '../../site/product';
import {redirects} from '../../site/redirects';
import {twinPath} from '../markdown/twinFiles';
import type {PackFolder} from './packFolder';
import {type Tool, ToolError} from './tool';

interface Input {
  readonly address: string;
}

export const pageTool: Tool<Input> = {
  name: 'page',
  title: `Read a page of the ${product.name} documentation`,
  description:
    'Returns a page as Markdown. Takes an address as search results, links and llms.txt have them: /guides/SDK/pod-file, with or without the origin, ".md" or an anchor. Long pages of the reference come in parts: an anchor (#csvsource) brings the part of that class, the page itself lists its parts.',
  inputSchema: {
    type: 'object',
    title: 'The input of page',
    properties: {
      address: {
        type: 'string',
        minLength: 1,
        maxLength: 1000,
        description: 'Address of a page, such as /guides/SDK/pod-file.',
      },
    },
    required: ['address'],
    additionalProperties: false,
  },
  run({address}, pack) {
    const {path, anchor} = partsOf(address, pack);
    const moved = redirects.find(({from}) => from === path)?.to;
    const file = fileOf(path, anchor, pack) ?? (moved && fileOf(moved, anchor, pack));
    if (!file) {
      throw new ToolError(`There is no page ${path}.${hintOf(path, pack)}`);
    }
    return pack.page(file);
  },
};

/** Splits an address into the clean path of its page, and its anchor. */
function partsOf(address: string, {root}: PackFolder): {path: string; anchor: string} {
  const own = address.trim().replace(root, '');
  if (/^\w+:/.test(own)) {
    throw new ToolError(
      `${address} is outside of ${root}: this server has the pages of that site.`,
    );
  }
  const [withQuery = '', anchor = ''] = own.split('#');
  const path = (withQuery.split('?')[0] ?? '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/^\/*/, '/')
    .replace(/(?<=.)\/+$/, '');
  return {path: path === '/index' ? '/' : path, anchor};
}

/** The Markdown file of a page; with an anchor the file of that part, if the page has one. */
function fileOf(path: string, anchor: string, pack: PackFolder): string | undefined {
  const files = pack.pages();
  const whole = twinPath(path);
  const [owner = ''] = anchor.split(/\.|--/);
  const part = whole.replace(/\.md$/, `/part.${owner}.md`);
  return [part, whole].find((file) => files.has(file));
}

function hintOf(path: string, pack: PackFolder): string {
  const pages = [...pack.pages()].map((file) => ({path: `/${file.replace(/\.md$/, '')}`}));
  const near = nearestPages(pages, path).map((page) => page.path);
  return near.length > 0
    ? ` The nearest: ${near.join(', ')}.`
    : ' Find its address with the tool "search".';
}
