import {product} from '../../site/product';
import {type Section, sections} from '../../site/sections';
import {twinPath} from '../markdown/twinFiles';
import type {SiteOfPages} from '../markdown/pageMarkdown';
import {ARCHIVE_FILE} from '../pack/names';
import {SKILLS_INDEX} from '../skills/skillFiles';
import type {TextFile} from '../textFile';

/** What the indexes for agents need of a page. */
export interface IndexedPage {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly string[];
}

const FILE = 'llms.txt';
export const FULL_FILE = 'llms-full.txt';

/** Data files of the site that an agent can use, with what they are. */
const dataFiles: readonly (readonly [path: string, words: string])[] = [
  ['schemas/pod-spec.json', 'JSON schema of a pod file'],
  ['schemas/task-spec.json', 'JSON schema of a task file'],
  ['schemas/template-spec.json', 'JSON schema of a task template'],
  ['objects.inv', 'Inventory of all symbols, for Sphinx and mkdocstrings'],
  [SKILLS_INDEX, 'Skills for agents, with digests'],
  [
    ARCHIVE_FILE,
    'Everything for use without a network: pages, schemas, facts of the SDK, skills and an MCP server that searches, reads and checks YAML files',
  ],
  [FULL_FILE, 'All pages as one Markdown file'],
];

/**
 * Returns the indexes for agents, of the form of https://llmstxt.org: one for the site, one for each
 * section, and for the reference one for each package that has pages of its own.
 */
export function llmsFiles(pages: readonly IndexedPage[], site: SiteOfPages): TextFile[] {
  const files = sections.flatMap((section) => sectionFiles(section, pages, site));
  const lead = [
    `# ${product.siteTitle}`,
    `> ${product.tagline}: documentation of the ${product.name} platform and its Python SDK \`${product.sdk.package}\`, release ${site.release}. Data custodians run pods next to their data, data scientists send tasks to them, the hub brings them together; raw data stays with the pod.`,
    `Each page is also there as Markdown: add \`.md\` to its address. The facts (names, signatures, types, defaults) are those of release ${site.release}; other releases differ.`,
  ];
  const lists = sections.map((section) => {
    const below = files.filter(({path}) => path.startsWith(`${section.routeBasePath}/`));
    const [first] = pages.filter(({address}) => address === section.home);
    const home = first ? [itemOf(first, site)] : [];
    const indexes = below.map(
      ({path}) => `- [${labelOf(path, section)}](${site.root}/${path}): index of its pages`,
    );
    return [`## ${section.label}`, [...home, ...indexes].join('\n')].join('\n\n');
  });
  // Addresses as text: agents expect that a link of the index leads to Markdown.
  const data = dataFiles.map(([path, words]) => `- \`${site.root}/${path}\`: ${words}`);
  const root = [...lead, ...lists, '## Data', data.join('\n')].join('\n\n');
  return [{path: FILE, text: `${root}\n`}, ...files];
}

function labelOf(path: string, {label, routeBasePath}: Section): string {
  const folder = path.slice(routeBasePath.length + 1, -FILE.length - 1);
  return folder === '' ? label : `${label}: ${folder.replaceAll('/', '.')}`;
}

/** The index of a section; for one whose pages are below one folder, an index for each folder in it. */
function sectionFiles(
  section: Section,
  pages: readonly IndexedPage[],
  site: SiteOfPages,
): TextFile[] {
  const base = section.routeBasePath;
  const own = pages.filter(
    ({address}) => address === `/${base}` || address.startsWith(`/${base}/`),
  );
  if (!section.onlyFolder) {
    return [indexFile(`${base}/${FILE}`, section.label, own, site)];
  }
  const prefix = `/${base}/${section.onlyFolder}/`;
  const folders = new Map<string, IndexedPage[]>();
  const rest: IndexedPage[] = [];
  for (const page of own) {
    const [name = '', ...deeper] = page.address.startsWith(prefix)
      ? page.address.slice(prefix.length).split('/')
      : [];
    const isPackage =
      deeper.length > 0 || own.some(({address}) => address.startsWith(`${page.address}/`));
    if (name !== '' && isPackage) {
      folders.set(name, [...(folders.get(name) ?? []), page]);
    } else {
      rest.push(page);
    }
  }
  return [
    indexFile(`${base}/${FILE}`, section.label, rest, site),
    ...[...folders].map(([name, inside]) =>
      indexFile(
        `${base}/${section.onlyFolder}/${name}/${FILE}`,
        `${section.onlyFolder}.${name}`,
        inside,
        site,
      ),
    ),
  ];
}

function indexFile(
  path: string,
  label: string,
  pages: readonly IndexedPage[],
  site: SiteOfPages,
): TextFile {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const group = page.crumbs.slice(1).join(', ');
    groups.set(group, [...(groups.get(group) ?? []), itemOf(page, site)]);
  }
  const lists = [...groups].map(([group, items]) =>
    [`## ${group || label}`, items.join('\n')].join('\n\n'),
  );
  const lead = `> Part of ${site.root}/${FILE}, which describes the whole documentation.`;
  return {path, text: `${[`# ${product.siteTitle}: ${label}`, lead, ...lists].join('\n\n')}\n`};
}

function itemOf({address, title, description}: IndexedPage, {root}: SiteOfPages): string {
  return `- [${title}](${root}/${twinPath(address)})${description ? `: ${description}` : ''}`;
}

/** Returns all Markdown files as one. */
export function fullText(files: readonly TextFile[]): TextFile {
  return {path: FULL_FILE, text: files.map(({text}) => text).join('\n')};
}
