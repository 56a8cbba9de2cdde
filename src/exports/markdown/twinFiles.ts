import type {TextFile} from '../textFile';
import type {PageMarkdown, Part, SiteOfPages} from './pageMarkdown';

/**
 * Longest Markdown file, in characters: agents cut longer ones
 * (https://agentdocsspec.com/spec/web/, page-size-markdown).
 */
export const MAX_CHARACTERS = 50_000;

/** Returns the path of the Markdown file of a page, from its address. */
export function twinPath(address: string): string {
  return `${address === '/' ? 'index' : address.slice(1)}.md`;
}

/** Where agents find the index of all pages, in each Markdown file. */
function pointer({root}: SiteOfPages): string {
  return `> For agents: the index of these pages is ${root}/llms.txt`;
}

/**
 * Returns the Markdown files of a page: one, or for a page that is too long an index and a file for each
 * part; a part that is still too long goes on in further files.
 */
export function twinFiles(page: PageMarkdown, site: SiteOfPages): TextFile[] {
  const texts = page.segments.map(({markdown}) => markdown);
  const whole = fileOf(page, site, texts);
  if (whole.text.length <= MAX_CHARACTERS) {
    return [whole];
  }
  const parts = page.segments.flatMap(({part, markdown}) => (part ? [{part, markdown}] : []));
  const files = parts.map(({part, markdown}) => partFiles(page, part, markdown, site));
  const lead = page.segments
    .filter(({part}) => !part)
    .map(({markdown}) => withoutSymbols(markdown));
  const index = [
    '## Parts of this page',
    'This page is long. Each part has a file of its own:',
    parts.map(({part}, at) => itemOf(part, files[at] ?? [], site)).join('\n'),
  ];
  const first = parts.length > 0 ? index : [];
  return [...continued(page, site, [...lead, ...first]), ...files.flat()];
}

function itemOf({name, summary}: Part, files: readonly TextFile[], {root}: SiteOfPages): string {
  const links = files.map(({path}, at) => `[${at === 0 ? name : at + 1}](${root}/${path})`);
  return `- ${links.join(', ')}${summary ? `: ${summary}` : ''}`;
}

/** The file of a page, and further ones when it is too long even without its parts. */
function continued(page: PageMarkdown, site: SiteOfPages, blocks: readonly string[]): TextFile[] {
  const [first = '', ...others] = chunks(blocks.join('\n\n'));
  const files = others.map((chunk, at) => {
    const number = at + 2;
    const title = `${page.title}, part ${number} of ${others.length + 1}`;
    return {
      path: `${twinPath(page.address).replace(/\.md$/, '')}/part.${number}.md`,
      text: withFrontMatter({...page, title}, site, [chunk]),
    };
  });
  const links = files.map(({path}, at) => `[part ${at + 2}](${site.root}/${path})`);
  const more = links.length > 0 ? [`This page goes on in ${links.join(', ')}.`] : [];
  return [fileOf(page, site, [...more, first]), ...files];
}

/** The list of symbols of a module: in an index, the list of parts takes its place. */
function withoutSymbols(markdown: string): string {
  return markdown.replace(/^## Symbols\n\n(?:- .*\n?)+/m, '').trim();
}

function partFiles(
  page: PageMarkdown,
  {id, name, summary}: Part,
  markdown: string,
  site: SiteOfPages,
): TextFile[] {
  const stem = `${twinPath(page.address).replace(/\.md$/, '')}/part.${id}`;
  const address = `${page.address}#${id}`;
  return chunks(markdown).map((chunk, at, all) => ({
    path: at === 0 ? `${stem}.md` : `${stem}.${at + 1}.md`,
    text: withFrontMatter(
      {
        title: `${name} (${page.title})${all.length > 1 ? `, part ${at + 1} of ${all.length}` : ''}`,
        description: summary || page.description,
        address,
      },
      site,
      [chunk],
    ),
  }));
}

/** Room that front matter, title and pointers have in a file that is one of several. */
const ROOM = 2_000;

/** Divides a text into pieces of the size of a file: before headings, and where there is none, between blocks. */
function chunks(markdown: string): string[] {
  const limit = MAX_CHARACTERS - ROOM;
  const blocks = markdown
    .split(/\n(?=#{2,3} )/)
    .flatMap((block) => (block.length < limit ? [block] : block.split(/\n(?=- |\n)/)));
  const pieces: string[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + block.length < limit) {
      pieces[pieces.length - 1] = `${last}\n${block}`;
    } else {
      pieces.push(block);
    }
  }
  return pieces.map((piece) => piece.trim());
}

function fileOf(page: PageMarkdown, site: SiteOfPages, blocks: readonly string[]): TextFile {
  const content = [`# ${page.title}`, page.description, ...blocks];
  return {path: twinPath(page.address), text: withFrontMatter(page, site, content)};
}

interface Described {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

function withFrontMatter(
  {title, description, address}: Described,
  site: SiteOfPages,
  blocks: readonly string[],
): string {
  const front = {title, description, url: `${site.root}${address}`, release: site.release};
  // A string of JSON is one of YAML: https://yaml.org/spec/1.2.2/#json-schema
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const head = `---\n${lines.join('\n')}\n---`;
  return `${[head, pointer(site), ...blocks].filter(Boolean).join('\n\n')}\n`;
}
