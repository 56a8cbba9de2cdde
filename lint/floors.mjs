/**
 * The floors of `src`, the lowest first. A file may import from its own floor and from the floors
 * below it, never from one above. `.dependency-cruiser.mjs` enforces the order, and a test checks that
 * the drawing in ARCHITECTURE.md matches this table.
 *
 * @typedef {object} Floor
 * @property {string} name
 * @property {readonly string[]} folders folders on one floor; they may import each other
 * @property {string} holds
 */

/** @type {readonly Floor[]} */
export const floors = [
  {
    name: 'lib',
    folders: ['src/lib'],
    holds: 'helpers without any knowledge of the site: escape HTML, memoize',
  },
  {
    name: 'site',
    folders: ['src/site'],
    holds: 'facts about this site: product, sections, redirects, storage keys, paths of the SDK',
  },
  {
    name: 'releases',
    folders: ['src/releases'],
    holds:
      'what changed between releases of the SDK: the record, differences, checks of pasted code',
  },
  {
    name: 'hosting',
    folders: ['src/hosting'],
    holds:
      'what a built site needs to be served and trusted: policy, headers, checksums, what it is made of',
  },
  {
    name: 'writing',
    folders: ['src/writing'],
    holds: 'what checks of pages share: faults, nearest names, names of drawings and admonitions',
  },
  {
    name: 'yaml',
    folders: ['src/yaml'],
    holds: 'the judge of YAML files by their schemas, for pages, tests and agents',
  },
  {
    name: 'search',
    folders: ['src/search'],
    holds: 'records, index, ranking, clients, the worker and the upload to the hosted index',
  },
  {
    name: 'browser',
    folders: ['src/browser'],
    holds: 'what runs in the page without React: inline script, sidebar, start, navigation, cards',
  },
  {
    name: 'reference',
    folders: ['src/reference'],
    holds: 'the SDK: model, extraction, schemas, names, page rendering, cards, scaffold',
  },
  {
    name: 'framework',
    folders: ['src/framework'],
    holds: 'every use of a private part of Docusaurus, with a ledger',
  },
  {
    name: 'samples',
    folders: ['src/samples'],
    holds: 'checks of code samples against the model, and records of runs',
  },
  {
    name: 'tables',
    folders: ['src/tables'],
    holds: 'tables made from the model',
  },
  {
    name: 'markdown',
    folders: ['src/markdown'],
    holds: 'remark and rehype steps, one concern each',
  },
  {
    name: 'notebooks',
    folders: ['src/notebooks'],
    holds: 'tutorials as Jupyter notebooks',
  },
  {
    name: 'exports',
    folders: ['src/exports'],
    holds:
      'what other programs read: Markdown, indexes, skills, the pack, link cards, structured data',
  },
  {
    name: 'React',
    folders: ['src/components', 'src/theme', 'src/css', 'src/pages'],
    holds: 'components, theme files, styles and the landing page',
  },
  {
    name: 'plugins',
    folders: ['src/plugins'],
    holds: 'thin Docusaurus plugins on public hooks',
  },
  {
    name: 'config',
    folders: ['src/config'],
    holds: 'the configuration of the site, one typed block a file',
  },
];
